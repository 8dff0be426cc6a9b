/** On a phone, a button beside others shows its icon only. */
export const smallButton = { minWidth: 40, px: 1 }
