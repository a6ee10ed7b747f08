/** WebOTP: some phones hand over the code of a message that names this site. */

/** @param take told the code; never where the browser cannot, or the shopper does not want it */
export function codeFromSms(signal: AbortSignal, take: (code: string) => void): void {
  if (!("OTPCredential" in window)) return;
  // The browsers' types do not know it yet.
  const options = { otp: { transport: ["sms"] }, signal } as CredentialRequestOptions;
  navigator.credentials.get(options).then(
    (found) => {
      const code: unknown = found && Reflect.get(found, "code");
      if (typeof code === "string" && !signal.aborted) take(code);
    },
    () => {}, // typed by hand then
  );
}
