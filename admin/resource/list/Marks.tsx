import Chip from '@mui/material/Chip'
import type { RecordData } from '#schemas/runtime/model.ts'
import { leafFields, valueAt } from '#schemas/runtime/paths.ts'
import type { Column } from '../columns.ts'
import { useEntity } from '../entity-context.ts'

/** Marks of a record's exceptional booleans ('Inativo', `hint.whenNo`) beside its name, for fields that are not shown as a column. */
export function Marks({ record, columns }: { record: RecordData; columns: readonly Column[] }) {
  const { entity } = useEntity()
  const said = leafFields(entity.fields).flatMap(({ path, hint }) =>
    hint.whenNo !== undefined && valueAt(record, path) === false && !columns.some((column) => column.path === path)
      ? [hint.whenNo]
      : [],
  )
  return said.map((text) => (
    <Chip key={text} size="small" variant="outlined" label={text} sx={{ ml: 1, verticalAlign: 'middle' }} />
  ))
}
