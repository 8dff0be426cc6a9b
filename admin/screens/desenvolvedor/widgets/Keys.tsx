import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { Part } from './Part.tsx'
import type { KeyHelp } from './sample.ts'
import { catalogueTexts } from './texts.ts'

const t = catalogueTexts

/** Keyboard help: keys of this widget, and those common to all fields. */
export function Keys({ keys }: { keys: KeyHelp[] }) {
  const all = [...keys, ...t.commonKeys]
  return (
    <Part title={t.keyboard}>
      <Table size="small" aria-label={t.keyboard} sx={{ maxWidth: 640 }}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: 160 }}>{t.key}</TableCell>
            <TableCell>{t.does}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {all.map(([key, does]) => (
            <TableRow key={`${key} ${does}`}>
              <TableCell>
                <kbd>{key}</kbd>
              </TableCell>
              <TableCell>{does}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Part>
  )
}
