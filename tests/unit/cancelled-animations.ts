/**
 * A cancelled animation rejects its `finished`; browsers take that rejection as handled (Web Animations, "cancel an
 * animation"), happy-dom leaves it to the caller.
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
