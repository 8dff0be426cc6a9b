import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { useListContext } from 'react-admin'
import type { RecordData } from '#schemas/runtime/model.ts'
import { valueAt } from '#schemas/runtime/paths.ts'
import { RowActions } from '../../actions/RowActions.tsx'
import { useEntity } from '../../entity-context.ts'
import { Marks } from '../Marks.tsx'
import { TipArea } from '../TipArea.tsx'
import { recordMark } from '../useListKeys.ts'
import { useListSettings } from '../useListSettings.ts'
import { ColumnCell } from './ColumnCell.tsx'

/** Exactly as wide as the screen: cards wrap their texts. */
const cards = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25, gridTemplateColumns: 'minmax(0, 1fr)' }

/** Records as cards on a phone: the label as heading, the other columns stacked. */
export function RecordCards() {
  const { data } = useListContext()
  return (
    <TipArea>
      <Box component="ul" sx={cards}>
        {data?.map((record) => (
          <RecordCard key={record.id} record={record} />
        ))}
      </Box>
    </TipArea>
  )
}

/** Values shown in a card: not missing, not false. */
const saysSomething = (value: unknown) => value !== undefined && value !== null && value !== false

function RecordCard({ record }: { record: RecordData }) {
  const { entity, override } = useEntity()
  const Note = override.rowNote
  const { shown: columns } = useListSettings()
  const head = columns.find(({ path }) => entity.label.includes(path)) ?? columns[0]
  const rest = columns.filter((column) => column !== head && saysSomething(valueAt(record, column.path)))
  return (
    <Paper component="li" variant="outlined" sx={{ p: 1.5, scrollMarginTop: 72 }} {...recordMark}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0, fontSize: 15, overflowWrap: 'anywhere' }}>
          {head && <ColumnCell field={head.field} value={valueAt(record, head.path)} record={record} link />}
          <Marks record={record} columns={columns} />
          {Note && <Note record={record} />}
        </Box>
        <RowActions record={record} limit={2} />
      </Box>
      <Box
        component="dl"
        sx={{
          m: 0,
          mt: 0.5,
          display: 'grid',
          gridTemplateColumns: 'minmax(96px, 40%) minmax(0, 1fr)',
          columnGap: 1.5,
          rowGap: 0.5,
          fontSize: 13,
        }}
      >
        {rest.map(({ path, field, title }) => (
          <Box key={path} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {title}
            </Box>
            <Box
              component="dd"
              sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere', '& .MuiChip-root': { maxWidth: '100%' } }}
            >
              <ColumnCell field={field} value={valueAt(record, path)} record={record} link={false} />
            </Box>
          </Box>
        ))}
      </Box>
    </Paper>
  )
}
