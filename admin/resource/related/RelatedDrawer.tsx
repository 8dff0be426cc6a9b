import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { RaRecord } from 'react-admin'
import { fetchRelated } from '#admin/providers/records.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { SideDrawer } from '#admin/shell/SideDrawer.tsx'
import type { Related } from '#schemas/runtime/related.ts'
import { useEntity } from '../entity-context.ts'
import { searchOf } from '../list/address.ts'
import { relatedTexts } from './texts.ts'

/** Who refers to a record: counted, opened as a list narrowed to them, and added with the reference filled in. */
export default function RelatedDrawer({ record, onClose }: { record: RaRecord; onClose: () => void }) {
  const { resource } = useEntity()
  const { data, error, refetch } = useQuery({
    queryKey: ['relacionados', resource, record.id],
    queryFn: () => fetchRelated(resource, record.id),
    gcTime: 0,
  })
  const shown = data?.filter(({ total, inclui }) => total > 0 || inclui)
  return (
    <SideDrawer title={relatedTexts.title} onClose={onClose}>
      {error && <RetryAlert onRetry={refetch}>{relatedTexts.loadFailed}</RetryAlert>}
      {!data && !error && <Skeleton variant="rounded" height={240} />}
      {shown?.length === 0 && <Typography color="text.secondary">{relatedTexts.none}</Typography>}
      {shown && shown.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {shown.map((related) => (
            <Line key={`${related.entidade}.${related.campo}`} related={related} name={nameOf(related, shown)} />
          ))}
        </Box>
      )}
    </SideDrawer>
  )
}

/** The register, with the field where it refers by several. */
const nameOf = ({ entidade, titulo, tituloCampo }: Related, all: Related[]): string =>
  all.filter((one) => one.entidade === entidade).length > 1 ? `${titulo} (${tituloCampo})` : titulo

function Line({ related: { rota, total, filtro, inclui }, name }: { related: Related; name: string }) {
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 48, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {total > 0 && filtro ? (
          <Link component={AppLink} variant="body2" to={`/${rota}${searchOf({ filter: filtro })}`}>
            {name}
          </Link>
        ) : (
          <Typography component="span" variant="body2">
            {name}
          </Typography>
        )}
        <Typography variant="caption" color="text.secondary" component="div">
          {relatedTexts.count(total)}
        </Typography>
      </Box>
      {inclui && (
        <IconButton
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
