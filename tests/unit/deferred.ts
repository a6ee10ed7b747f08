/** A promise that the test resolves or rejects itself. */
export function deferred<Value = void>() {
  let resolve = (_: Value) => {};
  let reject = (_: unknown) => {};
  const promise = new Promise<Value>((ok, fail) => {
    resolve = ok;
    reject = fail;
  });
  return { promise, resolve, reject };
}
