// Records, settings and addresses that name no game were written when there was only this one.

export const LEGACY_GAME = 'portsmouth';
