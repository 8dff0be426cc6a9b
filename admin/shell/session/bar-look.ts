/** Style of a bar below the header: one line; on a phone the button wraps below the text. */
export const barLook = {
  borderRadius: 0,
  alignItems: 'center',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '& .MuiAlert-message': { flex: { xs: '1 1 70%', sm: '1 1 auto' } },
  '& .MuiAlert-action': { pt: 0, ml: 'auto', alignItems: 'center', gap: 1 },
} as const
