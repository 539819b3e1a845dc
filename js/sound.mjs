// Short sounds, made by the browser itself: no file is loaded. Nothing sounds before play() is called.

let audio = null;

const context = () => {
  const Audio = globalThis.AudioContext ?? globalThis.webkitAudioContext;
  if (!audio && Audio) audio = new Audio();
  if (audio?.state === "suspended") audio.resume();
  return audio;
};

// A tone that swells at once and dies away; times in seconds after the start, pitch in hertz.
const tone = (out, start, { at = 0, pitch, to = pitch, length, shape = "triangle", gain = 1 }) => {
  const voice = audio.createOscillator();
  const swell = audio.createGain();
  voice.type = shape;
  voice.frequency.setValueAtTime(pitch, start + at);
  voice.frequency.exponentialRampToValueAtTime(to, start + at + length);
  swell.gain.setValueAtTime(0.0001, start + at);
  swell.gain.exponentialRampToValueAtTime(gain, start + at + 0.01);
  swell.gain.exponentialRampToValueAtTime(0.0001, start + at + length);
  voice.connect(swell).connect(out);
  voice.start(start + at);
  voice.stop(start + at + length + 0.02);
};

// A burst of noise through a band of pitches: wood and paper.
const knock = (out, start, { at = 0, pitch, length, width = 1, gain = 1 }) => {
  const count = Math.ceil(audio.sampleRate * length);
  const noise = audio.createBuffer(1, count, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let place = 0; place < count; place += 1) {
    samples[place] = (Math.random() * 2 - 1) * (1 - place / count) ** 3;
  }
  const voice = audio.createBufferSource();
  const band = audio.createBiquadFilter();
  const swell = audio.createGain();
  voice.buffer = noise;
  band.type = "bandpass";
  band.frequency.value = pitch;
  band.Q.value = width;
  swell.gain.value = gain;
  voice.connect(band).connect(swell).connect(out);
  voice.start(start + at);
};

const SOUNDS = {
  dice: (out, start) => {
    for (const [at, pitch] of [[0, 1900], [0.07, 1500], [0.13, 1800], [0.22, 1300], [0.34, 1100]]) {
      knock(out, start, { at, pitch, length: 0.05, width: 6, gain: 1.6 });
    }
  },
  card: (out, start) => knock(out, start, { pitch: 3200, length: 0.14, width: 0.7, gain: 0.7 }),
  step: (out, start) => {
    for (const at of [0, 0.12]) knock(out, start, { at, pitch: 420, length: 0.06, width: 3, gain: 1.4 });
  },
  won: (out, start) => {
    for (const [at, pitch] of [[0, 392], [0.1, 523], [0.2, 659]]) tone(out, start, { at, pitch, length: 0.3, gain: 0.5 });
  },
  lost: (out, start) => {
    tone(out, start, { pitch: 220, to: 175, length: 0.35, gain: 0.5 });
    tone(out, start, { at: 0.2, pitch: 165, to: 123, length: 0.5, gain: 0.5 });
  },
  turn: (out, start) => {
    tone(out, start, { pitch: 880, length: 0.6, shape: "sine", gain: 0.5 });
    tone(out, start, { pitch: 1320, length: 0.4, shape: "sine", gain: 0.2 });
  },
};

/** Play a sound after some milliseconds; volume from 0 to 1. A browser without sound stays silent. */
export function play(name, volume, delay) {
  try {
    if (!context() || !SOUNDS[name]) return;
    const out = audio.createGain();
    out.gain.value = volume;
    out.connect(audio.destination);
    SOUNDS[name](out, audio.currentTime + delay / 1000);
  } catch (error) {
    console.warn("no sound:", error);
  }
}
