// Drives Firefox over WebDriver BiDi: node firefox.mjs <firefox> <profile>. Each line that comes in is one thing to do,
// as JSON: {go: address}, {run: expression} or {click: selector}; each line that goes out is what came of it.
import { createInterface } from "node:readline";
import { launch } from "puppeteer-core";

const [executablePath, userDataDir] = process.argv.slice(2);
const PATIENCE = 120_000;
const browser = await launch({ browser: "firefox", executablePath, userDataDir, headless: true, protocolTimeout: PATIENCE });
const page = await browser.newPage();
page.setDefaultTimeout(PATIENCE);

const doing = {
  go: (address) => page.goto(address).then(() => null),
  run: (expression) => page.evaluate(expression),
  click: (selector) => page.click(selector).then(() => null),
};
for await (const line of createInterface({ input: process.stdin })) {
  const [[name, what]] = Object.entries(JSON.parse(line));
  const answer = await doing[name](what).then((value) => ({ value }), (error) => ({ error: error.message }));
  console.log(JSON.stringify(answer));
}
await browser.close();
