/** Whether one of the platform's own module files is on the page: what it does is then left to it. */
export const hasModule = (name: string): boolean => !!document.querySelector(`script[src*="/${name}.js"]`);
