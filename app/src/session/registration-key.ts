const name = 'registrationKey';

/** Stores the proof that this device registered an account, until its email address is confirmed. */
export function storeRegistrationKey(key: string): void {
  try {
    localStorage.setItem(name, key);
  } catch {
    // Without storage the user has to log in after the confirmation.
  }
}

/** Returns the key of the account that was last registered on this device. */
export function readRegistrationKey(): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function removeRegistrationKey(): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // Without storage there is no key.
  }
}
