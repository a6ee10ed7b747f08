/**
 * Makes happy-dom handle the rejection of a cancelled animation's `finished`, as browsers do (Web Animations, "cancel
 * an animation"). Otherwise it counts as an unhandled rejection.
 */
export function handleCancelledAnimations(): void {
  const prototype = globalThis.Animation?.prototype;
  const cancel = prototype?.cancel;
  if (cancel)
    prototype.cancel = function (this: Animation) {
      this.finished.catch(() => {});
      cancel.call(this);
    };
}

handleCancelledAnimations();
