import ViewColumn from '@mui/icons-material/ViewColumnOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { ButtonPanel } from '#admin/shell/dialogs/ButtonPanel.tsx'
import { SearchField } from '#admin/shell/fields/SearchField.tsx'
import { OrderedItem } from '#admin/shell/ordered/OrderedItem.tsx'
import { OrderedList, plainList } from '#admin/shell/ordered/OrderedList.tsx'
import { columnGroup } from '#schemas/runtime/definition/list-columns.ts'
import type { Entity } from '#schemas/runtime/model.ts'
import { foldText } from '#schemas/runtime/names.ts'
import type { Column } from '../../columns.ts'
import { useEntity } from '../../entity-context.ts'
import { storedColumns } from '../settings.ts'
import { listTexts } from '../texts.ts'
import { useListSettings } from '../useListSettings.ts'

/** Button and panel for a list's columns: selection, order, density. */
export function ColumnsPanel() {
  const [anchor, setAnchor] = useState<HTMLElement>()
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        startIcon={<ViewColumn />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {listTexts.columns}
      </Button>
      <ButtonPanel anchor={anchor} label={listTexts.columns} width={340} onClose={() => setAnchor(undefined)}>
        <Panel />
      </ButtonPanel>
    </>
  )
}

function Panel() {
  const { entity } = useEntity()
  const { shown, choosable, arranged, dense, change } = useListSettings()
  const [sought, setSought] = useState('')
  const matches = ({ title, path }: Column) =>
    foldText(`${title} ${columnGroup(entity, path)}`).includes(foldText(sought.trim()))
  const paths = shown.map(({ path }) => path)
  const keep = (next: string[]) => change(storedColumns(entity, next))
  const toggle = (path: string) => {
    if (!paths.includes(path)) return keep([...paths, path])
    // at least one column stays
    if (paths.length > 1) keep(paths.filter((one) => one !== path))
  }
  const mine = shown.filter(matches)
  const others = choosable.filter((column) => !paths.includes(column.path) && matches(column))
  return (
    <>
      <Box sx={{ px: 2, pt: 1.5, pb: 1 }}>
        <SearchField label={listTexts.findColumn} value={sought} onChange={setSought} sx={{ width: '100%' }} />
      </Box>
      <Box sx={{ px: 1, pb: 1, maxHeight: 380, overflow: 'auto' }}>
        <OrderedList
          label={listTexts.shownColumns}
          items={mine.map(({ path, title }) => ({ key: path, title }))}
          order={paths}
          onOrder={keep}
          onToggle={toggle}
        />
        {groupsOf(entity, others).map(({ group, columns }) => (
          <Box key={group} role="group" aria-label={group}>
            <Typography variant="overline" component="div" color="text.secondary" sx={{ px: 1, pt: 1 }}>
              {group}
            </Typography>
            <Box component="ul" sx={plainList}>
              {columns.map(({ path, field }) => (
                <OrderedItem key={path} title={field.title} checked={false} onToggle={() => toggle(path)} />
              ))}
            </Box>
          </Box>
        ))}
        {mine.length + others.length === 0 && (
          <Typography role="status" variant="body2" color="text.secondary" sx={{ px: 1, py: 2 }}>
            {listTexts.noColumn}
          </Typography>
        )}
      </Box>
      <Box
        sx={{ borderTop: 1, borderColor: 'divider', px: 2, py: 1.25, display: 'flex', alignItems: 'center', gap: 1 }}
      >
        <Typography variant="body2" color="text.secondary" id="densidade">
          {listTexts.density}
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={dense}
          onChange={(_event, next: boolean | null) => next !== null && change({ compacta: next })}
          aria-labelledby="densidade"
        >
          <ToggleButton value={false} sx={{ textTransform: 'none', py: 0.25 }}>
            {listTexts.comfortable}
          </ToggleButton>
          <ToggleButton value={true} sx={{ textTransform: 'none', py: 0.25 }}>
            {listTexts.dense}
          </ToggleButton>
        </ToggleButtonGroup>
      </Box>
      <Box sx={{ borderTop: 1, borderColor: 'divider', px: 1, py: 0.75 }}>
        <Button color="inherit" disabled={!arranged} onClick={() => change({ colunas: undefined, ocultas: undefined })}>
          {listTexts.resetColumns}
        </Button>
      </Box>
    </>
  )
}

/** Groups columns by form section; a single group gets no heading. */
function groupsOf(entity: Entity, columns: readonly Column[]): { group: string; columns: Column[] }[] {
  const groups = new Map<string, Column[]>()
  for (const column of columns) {
    const group = columnGroup(entity, column.path)
    groups.set(group, [...(groups.get(group) ?? []), column])
  }
  if (groups.size === 1) return [{ group: listTexts.otherColumns, columns: [...columns] }]
  return [...groups].map(([group, members]) => ({ group, columns: members }))
}
