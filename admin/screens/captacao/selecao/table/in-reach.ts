/** The column of the menu stays in sight where the table is wider than its room. */
export const inReach = { position: 'sticky', right: 0, bgcolor: 'background.paper' } as const

/** On a telephone the step and the days stand below the name: what there is no room for is not scrolled to. */
export const wide = { display: { xs: 'none', md: 'table-cell' } } as const
