export function findBrowser(): string | null;
export function findHeadlessShell(): string | null;
export function ensureBrowser(): Promise<string>;
