/** The overlay's stylesheet, for its shadow root alone: no sheet of the page applies there. */
const SHEET = `
:host { all: initial !important; direction: ltr !important; }
@media print { :host { display: none !important; } }
* { box-sizing: border-box; }
[hidden] { display: none !important; }
.root {
  --paper: #fff; --ink: #1b1f24; --soft: #57606a; --line: #8b949e; --button: #eef1f4; --wrong: #a3261b;
  position: fixed; inset: 0; z-index: 2147483647; width: auto; height: auto; margin: 0; padding: 0; border: 0;
  overflow: hidden; pointer-events: none; background: none; color: var(--ink);
  font: 14px/1.45 system-ui, sans-serif; text-align: start;
}
@media (prefers-color-scheme: dark) {
  .root { --paper: #1b1f24; --ink: #f0f3f6; --soft: #b1bac4; --line: #7a828e; --button: #30363d; --wrong: #ff9a8f; }
}
[data-status] { --tone: #44546a; }
[data-status=ready] { --tone: #0b6b3a; }
[data-status=loading] { --tone: #8a5a00; }
[data-status=failed], [data-status=unknown] { --tone: #b3261e; }
.box { position: absolute; left: 0; top: 0; border: 2px solid var(--tone); }
.chip, .status { background: var(--tone); color: #fff; font-weight: 600; }
.chip {
  position: absolute; left: 0; top: 0; z-index: 1; min-width: 24px; height: 24px; max-width: min(70vw, 420px); margin: 0; padding: 0 8px;
  overflow: hidden; border: 0; border-radius: 0 0 6px; font: 600 12px/24px system-ui, sans-serif;
  text-overflow: ellipsis; white-space: nowrap; pointer-events: auto; cursor: pointer;
}
:focus { outline: 3px solid #0a5fd6; outline-offset: 2px; box-shadow: 0 0 0 6px #fff; }
.chip:focus { z-index: 2; border-radius: 4px; }
h2:focus { outline: 0; box-shadow: none; }
.panel {
  position: absolute; right: 12px; top: 12px; z-index: 3; display: flex; flex-direction: column;
  width: 384px; max-width: calc(100% - 24px); max-height: calc(100% - 24px); border: 1px solid var(--line);
  border-radius: 10px; background: var(--paper); box-shadow: 0 8px 28px rgb(0 0 0 / 0.3); pointer-events: auto;
}
.head { display: flex; flex: none; align-items: center; gap: 8px; padding: 8px 12px; }
h2, h3, p, ul { margin: 0; padding: 0; }
h2 { flex: 1; font-size: 16px; line-height: 1.3; }
h3 { font-size: 14px; line-height: 1.4; }
ul { list-style: none; }
.body { padding: 0 12px 12px; overflow: auto; overscroll-behavior: contain; }
.panel.--folded .body { display: none; }
.island { margin-top: 12px; padding-top: 10px; border-top: 1px solid var(--line); }
.facts { color: var(--soft); font-size: 13px; }
button.small, .host {
  min-height: 32px; margin: 0; padding: 4px 10px; border: 1px solid var(--line); border-radius: 6px;
  background: var(--button); color: inherit; font: inherit; text-align: start; cursor: pointer;
}
.host { display: flex; align-items: center; gap: 8px; width: 100%; margin-top: 6px; }
.host:hover, button.small:hover { border-color: currentcolor; }
.element { flex: 1; min-width: 0; overflow-wrap: anywhere; }
.status { flex: none; padding: 1px 8px; border-radius: 99px; font-size: 12px; }
.about { padding: 2px 0 0 2px; overflow-wrap: anywhere; }
.problems { padding: 2px 0 0 18px; color: var(--wrong); font-size: 13px; list-style: disc; overflow-wrap: anywhere; }
label { display: flex; align-items: center; gap: 8px; min-height: 32px; margin-top: 4px; }
input { flex: none; width: 20px; height: 20px; margin: 0; }
summary { min-height: 28px; padding-top: 4px; cursor: pointer; }
@media (max-width: 600px) {
  .panel { left: 0; right: 0; top: auto; bottom: 0; width: auto; max-width: none; max-height: 50%;
    padding-bottom: env(safe-area-inset-bottom); border-radius: 12px 12px 0 0; border-width: 1px 0 0; }
  button.small, .host, label, summary { min-height: 44px; }
  summary { padding-top: 10px; }
}
`;

/**
 * A constructed stylesheet needs no permission of the page's policy. Browsers without one get an element with the
 * nonce of our script tag.
 */
export function addOverlayStyle(shadow: ShadowRoot, nonce: string): void {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(SHEET);
    shadow.adoptedStyleSheets = [sheet];
  } catch {
    shadow.append(Object.assign(document.createElement("style"), { nonce, textContent: SHEET }));
  }
}
