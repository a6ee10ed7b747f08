/** Whether the page loads one of the platform's own module files; our code then leaves the task to it. */
export const hasModule = (name: string): boolean => !!document.querySelector(`script[src*="/${name}.js"]`);
