import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { DataTable, DataTableBody, type RaRecord, useListContext } from 'react-admin'
import { texts } from '#admin/i18n/texts.ts'
import { valueAt } from '#schemas/runtime/paths.ts'
import { RowActions } from '../actions/RowActions.tsx'
import { isNumeric } from '../cells/Cell.tsx'
import type { Column } from '../columns.ts'
import { useEntity } from '../entity-context.ts'
import { ColumnCell } from './ColumnCell.tsx'
import { RecordRow } from './RecordRow.tsx'
import { useColumns } from './useColumns.ts'

/** What can be done with selected rows stands above the table (BulkBar). */
const noToolbar = <span hidden />

/** The records as a table: sorted by the server, selectable, each row with its actions. */
export function RecordTable() {
  const { schema, resource } = useEntity()
  const { shown } = useColumns()
  const { isPlaceholderData } = useListContext()
  return (
    <Box sx={{ overflowX: 'auto', opacity: isPlaceholderData ? 0.6 : 1, transition: 'opacity .15s' }}>
      <DataTable
        body={TableBody}
        bulkActionsToolbar={noToolbar}
        bulkActionButtons={schema.can.delete ? undefined : false}
        rowClick={(id) => `/${resource}/${id}`}
        sx={{
          '& .RaDataTable-tableWrapper': { minWidth: '100%' },
          '& .RaDataTable-headerCell': { position: 'static', lineHeight: 1.3 },
          '& .RaDataTable-headerCell svg': { fontSize: 20 },
          '& th, & td': { px: 1 },
          '& .column-acoes': {
            width: '1px',
            position: 'sticky',
            right: 0,
            bgcolor: 'background.paper',
            zIndex: 1,
            boxShadow: '-8px 0 8px -9px rgba(0,0,0,.35)',
          },
          '& tr:hover .column-acoes, & tr.Mui-selected .column-acoes': { bgcolor: 'surface.sunken' },
        }}
      >
        {shown.map((column, index) => columnOf(column, index === 0))}
        <DataTable.Col
          source="acoes"
          label={texts.list.actions}
          disableSort
          align="right"
          render={(record: RaRecord) => <RowActions record={record} />}
        />
      </DataTable>
    </Box>
  )
}

function TableBody({ children }: { children?: ReactNode }) {
  return <DataTableBody row={RecordRow}>{children}</DataTableBody>
}

function columnOf({ path, field, sortable }: Column, first: boolean) {
  return (
    <DataTable.Col
      key={path}
      source={path}
      label={field.title}
      disableSort={!sortable}
      align={isNumeric(field) ? 'right' : 'left'}
      render={(record: RaRecord) => (
        <ColumnCell field={field} value={valueAt(record, path)} record={record} link={first} />
      )}
    />
  )
}
