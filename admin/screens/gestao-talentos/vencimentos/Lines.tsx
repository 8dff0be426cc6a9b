import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { NothingYet } from '#admin/shell/NothingYet.tsx'
import { useScreenTitle } from '#admin/shell/screen-titles.ts'
import type { DueItem } from '#schemas/runtime/answers/notices.ts'
import { Deadline } from './Deadline.tsx'
import { vencimentosTexts } from './texts.ts'

interface Props {
  itens: DueItem[] | undefined
  filtered: boolean
}

const keyOf = ({ tipo, registroId, item, dia }: DueItem) => `${tipo} ${registroId} ${item ?? ''} ${dia}`
const placeOf = ({ area, estabelecimento }: DueItem) => [area, estabelecimento].filter(Boolean).join(' · ')
const whatOf = ({ cadastro, vencimento }: DueItem) => `${cadastro}: ${vencimento}`

/** The due records: a table, or cards up to 768 px. Each links to its record. */
export function Lines({ itens, filtered }: Props) {
  const narrow = useMediaQuery('(max-width:768px)')
  const title = useScreenTitle()
  if (!itens) return <Skeleton variant="rectangular" height={420} />
  if (itens.length === 0)
    return <NothingYet filtered={filtered}>{filtered ? vencimentosTexts.noneFound : vencimentosTexts.none}</NothingYet>
  if (narrow)
    return itens.map((one) => (
      <Box key={keyOf(one)} sx={{ p: 2, borderBottom: 1, borderColor: 'divider' }}>
        <Record item={one} />
        <Typography variant="body2">{whatOf(one)}</Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 0.75 }}>
          {placeOf(one)}
        </Typography>
        <Deadline {...one} />
      </Box>
    ))
  const { day, what, record, place } = vencimentosTexts.columns
  return (
    <TableContainer tabIndex={0} role="region" aria-label={title}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {[day, record, what, place].map((each) => (
              <TableCell key={each}>{each}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {itens.map((one) => (
            <TableRow key={keyOf(one)} hover>
              <TableCell sx={{ minWidth: 240 }}>
                <Deadline {...one} />
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>
                <Record item={one} />
              </TableCell>
              <TableCell>{whatOf(one)}</TableCell>
              <TableCell>{placeOf(one)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

function Record({ item: { rota, registro, pessoa, item } }: { item: DueItem }) {
  const more = [pessoa === registro ? undefined : pessoa, item].filter(Boolean).join(' · ')
  return (
    <>
      <Link component={AppLink} to={rota} sx={{ fontWeight: 600 }}>
        {registro}
      </Link>
      {more && (
        <Typography variant="body2" color="text.secondary">
          {more}
        </Typography>
      )}
    </>
  )
}
