/** On a phone a button beside others is its icon. */
export const smallButton = { minWidth: 40, px: 1 }
