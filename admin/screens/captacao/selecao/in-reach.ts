/** The column of the menu stays in sight where the table is wider than its room. */
export const inReach = { position: 'sticky', right: 0, bgcolor: 'background.paper' } as const
