import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { useScreenTitle } from '#admin/shell/screen-titles.ts'
import type { Liderado } from '#schemas/runtime/answers/positions/team.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import { equipeTexts } from './texts.ts'

/** The people of a team: a table, or a list up to 768 px. */
export function People({ people }: { people: Liderado[] }) {
  const narrow = useMediaQuery('(max-width:768px)')
  const title = useScreenTitle()
  if (narrow)
    return people.map((one) => (
      <Box key={one.id} sx={{ p: 2, borderBottom: 1, borderColor: 'divider' }}>
        <Name {...one} />
        <Typography variant="body2">{one.cargo}</Typography>
        <Typography variant="body2" color="text.secondary">
          {one.area}
        </Typography>
      </Box>
    ))
  const { name, position, area, since } = equipeTexts.columns
  return (
    <TableContainer tabIndex={0} role="region" aria-label={title}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {[name, position, area, since].map((each) => (
              <TableCell key={each}>{each}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {people.map((one) => (
            <TableRow key={one.id} hover>
              <TableCell>
                <Name {...one} />
              </TableCell>
              <TableCell>{one.cargo}</TableCell>
              <TableCell>{one.area}</TableCell>
              <TableCell>{displayDay(one.dataAdmissao)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

function Name({ id, nome, lidera }: Liderado) {
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <Link component={AppLink} to={`/gestao-talentos/talentos/${id}`} sx={{ fontWeight: 600 }}>
        {nome}
      </Link>
      {lidera && <Chip size="small" variant="outlined" label={equipeTexts.leads} />}
    </Box>
  )
}
