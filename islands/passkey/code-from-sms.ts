/** WebOTP: some phones hand over the code of a message that names this site. */

/** @param take receives the code; not called when the browser lacks WebOTP or the shopper declines */
export function codeFromSms(signal: AbortSignal, take: (code: string) => void): void {
  if (!("OTPCredential" in window)) return;
  // TypeScript's DOM types lack `otp`.
  const options = { otp: { transport: ["sms"] }, signal } as CredentialRequestOptions;
  navigator.credentials.get(options).then(
    (found) => {
      const code: unknown = found && Reflect.get(found, "code");
      if (typeof code === "string" && !signal.aborted) take(code);
    },
    () => {}, // the shopper types the code instead
  );
}
