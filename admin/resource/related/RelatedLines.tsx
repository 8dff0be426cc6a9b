import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { AppLink } from '#admin/shell/AppLink.tsx'
import type { Related } from '#schemas/runtime/definition/related.ts'
import { searchOf } from '../list/address.ts'
import { relatedTexts } from './texts.ts'

/** Registers that refer to a record: the count as a link to their filtered list, and a link that creates one. */
export const RelatedLines = ({ related }: { related: Related[] }) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {related.map((one) => (
      <Line key={`${one.entidade}.${one.campo}`} related={one} name={nameOf(one, related)} />
    ))}
  </Box>
)

/** Register title, with the field where it refers by several fields. */
const nameOf = ({ entidade, titulo, tituloCampo }: Related, all: Related[]): string =>
  all.filter((one) => one.entidade === entidade).length > 1 ? `${titulo} (${tituloCampo})` : titulo

function Line({ related: { rota, total, filtro, inclui }, name }: { related: Related; name: string }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 40,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {total > 0 && filtro ? (
          <Link component={AppLink} variant="body2" to={`/${rota}${searchOf({ filter: filtro })}`}>
            {name}
          </Link>
        ) : (
          <Typography component="span" variant="body2">
            {name}
          </Typography>
        )}
      </Box>
      <Typography variant="caption" color="text.secondary" sx={{ whiteSpace: 'nowrap' }}>
        {relatedTexts.count(total)}
      </Typography>
      {inclui && (
        <IconButton
          size="small"
          component={AppLink}
          to={`/${rota}/new?com=${encodeURIComponent(JSON.stringify(inclui))}`}
          aria-label={relatedTexts.add(name)}
          title={relatedTexts.add(name)}
        >
          <Add fontSize="small" />
        </IconButton>
      )}
    </Box>
  )
}
