/** Keeps the menu column visible while the table scrolls sideways. */
export const inReach = { position: 'sticky', right: 0, bgcolor: 'background.paper' } as const

/** Hides a column on phones, where step and days are shown below the name instead. */
export const wide = { display: { xs: 'none', md: 'table-cell' } } as const
