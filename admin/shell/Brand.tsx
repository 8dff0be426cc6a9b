import Box from '@mui/material/Box'
import { product } from '#admin/i18n/words.ts'

/** The product's logo and name; `compact` shows the logo only. */
export function Brand({ inverted = false, compact = false }: { inverted?: boolean; compact?: boolean }) {
  return (
    <Box sx={{ position: 'relative', display: 'flex', alignItems: 'center', gap: 1.25 }}>
      <Box component="img" src="/favicon.svg" alt="" sx={{ width: 28, height: 28, borderRadius: '7px' }} />
      {!compact && (
        <Box
          component="span"
          sx={{
            fontWeight: 700,
            fontSize: 17,
            letterSpacing: '-0.015em',
            color: inverted ? 'inherit' : 'text.primary',
          }}
        >
          {product}
        </Box>
      )}
    </Box>
  )
}
