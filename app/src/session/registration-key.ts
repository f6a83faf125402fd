const name = 'registrationKey';

/** Stores the proof that this device registered an account, until its address is confirmed. */
export function keepRegistrationKey(key: string): void {
  try {
    localStorage.setItem(name, key);
  } catch {
    // Without storage one logs in by hand after confirming.
  }
}

/** The key of the account that was opened on this device last. */
export function readRegistrationKey(): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function forgetRegistrationKey(): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // Nothing was kept.
  }
}
