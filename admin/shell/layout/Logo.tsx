import Box from '@mui/material/Box'
import { useSession } from '#admin/providers/session.ts'
import { AppLink } from '../AppLink.tsx'
import { Brand } from '../Brand.tsx'
import { shellTexts } from '../texts.ts'

/** The company's logo, else the product's; links to the start page (spec 1 §2.5). */
export function Logo({ compact }: { compact: boolean }) {
  const { nome, aparencia } = useSession().info.empresa
  const logo = aparencia?.logoEmpresa
  return (
    <Box
      component={AppLink}
      to="/"
      aria-label={shellTexts.brand}
      sx={{ display: 'flex', flex: 'none', textDecoration: 'none', borderRadius: 1 }}
    >
      {logo ? (
        <Box
          component="img"
          src={`data:${logo.contentType};base64,${logo.bytes}`}
          alt={nome}
          sx={(theme) => ({
            display: 'block',
            height: 34,
            maxWidth: compact ? 92 : 168,
            objectFit: 'contain',
            // logos are designed for a white background
            ...(theme.palette.mode === 'dark' && { bgcolor: '#fff', borderRadius: 1, px: 0.75, py: 0.25 }),
          })}
        />
      ) : (
        <Brand compact={compact} />
      )}
    </Box>
  )
}
