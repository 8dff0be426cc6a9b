import Box from '@mui/material/Box'
import Papa from 'papaparse'
import { useMemo } from 'react'
import { Canvas } from './Canvas.tsx'
import { decodeText } from './decode.ts'
import type { ViewProps } from './view.ts'

/** Rows shown at most: enough to recognise a file. */
const MOST = 1000

/** A CSV as a table; the first row names the columns. */
export default function CsvView({ content, nome, zoom, print }: ViewProps) {
  const { head, rows, more } = useMemo(() => read(content.bytes), [content.bytes])
  const table = (
    <Box component="table" sx={{ ...TABLE, fontSize: `${0.8 * zoom.factor}rem` }}>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell.key} scope="col">
              {cell.text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            {row.cells.map((cell) => (
              <td key={cell.key}>{cell.text}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  )
  print.offer(table)
  return (
    <Canvas label={`Tabela: ${nome}`} zoom={zoom} sx={{ bgcolor: 'background.paper' }}>
      {table}
      {more && (
        <Box component="p" sx={{ px: 2, color: 'text.secondary' }}>
          {`Mostrando as primeiras ${MOST.toLocaleString('pt-BR')} linhas. Baixe o arquivo para ver todas.`}
        </Box>
      )}
    </Canvas>
  )
}

/** React keys by column index: the table of a file never changes. */
const placed = (cells: string[]) => cells.map((text, place) => ({ text, key: `c${place}` }))

function read(bytes: Uint8Array) {
  // papaparse detects the delimiter (, ; or tab); one row more than shown tells whether there are more
  const { data } = Papa.parse<string[]>(decodeText(bytes).replace(/^\uFEFF/, ''), {
    preview: MOST + 2,
    skipEmptyLines: 'greedy',
  })
  const [head = [], ...rest] = data
  const rows = rest.slice(0, MOST).map((cells, line) => ({ key: `l${line}`, cells: placed(cells) }))
  return { head: placed(head), rows, more: rest.length > MOST }
}

const TABLE = {
  borderCollapse: 'collapse',
  minWidth: '100%',
  '& th, & td': {
    textAlign: 'left',
    px: 1.25,
    py: 0.5,
    border: '1px solid',
    borderColor: 'divider',
    verticalAlign: 'top',
  },
  '& th': { position: 'sticky', top: 0, bgcolor: 'surface.sunken', fontWeight: 650, whiteSpace: 'nowrap' },
} as const
