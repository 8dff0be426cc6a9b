import ViewColumn from '@mui/icons-material/ViewColumnOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { ButtonPanel } from '#admin/shell/ButtonPanel.tsx'
import { useEntity } from '../entity-context.ts'
import { ColumnItem } from './ColumnItem.tsx'
import { storedColumns } from './settings.ts'
import { listTexts } from './texts.ts'
import { useListSettings } from './useListSettings.ts'

/** The button beside the title, and what it opens: which columns, in which order, how dense. */
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
  const [dragged, setDragged] = useState<number>()
  const paths = shown.map(({ path }) => path)
  const keep = (next: string[]) => change(storedColumns(entity, next))
  const toggle = (path: string) => {
    if (!paths.includes(path)) return keep([...paths, path])
    // a table without columns is none
    if (paths.length > 1) keep(paths.filter((one) => one !== path))
  }
  const move = (from: number, to: number) => {
    const path = paths[from]
    if (path === undefined || to < 0 || to >= paths.length) return
    const others = paths.filter((one) => one !== path)
    keep([...others.slice(0, to), path, ...others.slice(to)])
  }
  const drop = (to: number) => {
    if (dragged !== undefined) move(dragged, to)
    setDragged(undefined)
  }
  return (
    <>
      <Box
        component="ul"
        aria-label={listTexts.shownColumns}
        sx={{ m: 0, px: 1, py: 1, listStyle: 'none', maxHeight: 420, overflow: 'auto' }}
      >
        {choosable.map(({ path, field }, index) => (
          <ColumnItem
            key={path}
            title={field.title}
            checked={paths.includes(path)}
            place={paths.includes(path) ? { at: index, last: paths.length - 1 } : undefined}
            onToggle={() => toggle(path)}
            onMove={(by) => move(index, index + by)}
            onDragStart={() => setDragged(index)}
            onDrop={() => drop(index)}
          />
        ))}
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
