import TreeIcon from '@mui/icons-material/AccountTreeOutlined'
import ClearIcon from '@mui/icons-material/Clear'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { type KeyboardEvent, useState } from 'react'
import { itemOf, type LookupItem, referenceOf } from '../../lookup.ts'
import { ALL_TEXT, isOfAll } from '../all.ts'
import { READ_ONLY } from '../ReadOnly.tsx'
import { storedItems, useItems } from '../references/useItems.ts'
import { baseProps } from '../text/TextBox.tsx'
import type { WidgetProps } from '../widget.ts'
import { TreeDialog } from './TreeDialog.tsx'
import { namesOf, pathOf, type TreeNode } from './treeModel.ts'
import { type Tree, useTree } from './useTree.ts'

/** One or several nodes of a tree (organisational areas), selected in a dialog; a single one is shown with its path from the root. */
export default function TreeField(props: WidgetProps) {
  const { field, value, onChange, onBlur, disabled, readOnly, required } = props
  const multiple = field.kind !== 'reference'
  const many = useItems(field, multiple ? value : undefined)
  const one = multiple ? undefined : itemOf(value)
  const items = one ? [one] : many
  const [open, setOpen] = useState(false)
  const tree = useTree(field, open || items.length > 0)
  const all = multiple && isOfAll(field)
  const take = (nodes: TreeNode[]) => {
    const chosen = nodes.map(({ item }) => item)
    onChange(multiple ? storedItems(field, chosen) : chosen[0] && referenceOf(chosen[0]))
  }
  const close = () => {
    setOpen(false)
    onBlur()
  }
  const choose = (nodes: TreeNode[]) => {
    take(nodes)
    close()
  }
  const text = textOf(items, tree) || (all ? ALL_TEXT : '')
  const show = () => !disabled && !readOnly && setOpen(true)
  const base = baseProps(props)
  return (
    <>
      <TextField
        {...base}
        value={text || (readOnly ? '—' : '')}
        sx={readOnly ? READ_ONLY : undefined}
        title={text}
        multiline={multiple && items.length > 1}
        maxRows={3}
        onClick={show}
        onBlur={onBlur}
        onKeyDown={(event) => opens(event) && show()}
        slotProps={{
          htmlInput: { 'aria-haspopup': 'dialog', style: { cursor: readOnly ? undefined : 'pointer' } },
          input: {
            readOnly: true,
            endAdornment: !readOnly && (
              <End
                label={props.label}
                disabled={disabled}
                clear={!required && items.length > 0 ? () => choose([]) : undefined}
              />
            ),
          },
        }}
      />
      {open && (
        <TreeDialog
          title={props.label}
          tree={tree}
          multiple={multiple}
          initial={items.map((item) => item.id)}
          required={required}
          descendants={field.hint.descendants ?? 'marca'}
          onClose={all ? close : () => setOpen(false)}
          onDone={choose}
          onTake={all ? take : undefined}
        />
      )}
    </>
  )
}

/** 'Diretoria › Pessoas › Seleção' for one node; only names for several, a complete branch as one. */
function textOf(items: LookupItem[], { byId, state }: Tree): string {
  const [first] = items
  const ids = items.map(({ id }) => id)
  if (items.length !== 1 || !first)
    return (state === 'ready' ? namesOf(ids, byId) : items.map(({ rotulo }) => rotulo)).join(', ')
  const node = byId.get(first.id)
  return node ? pathOf(node).join(' › ') : first.rotulo
}

function opens(event: KeyboardEvent): boolean {
  if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return false
  event.preventDefault()
  return true
}

function End({ label, disabled, clear }: { label: string; disabled: boolean; clear?: () => void }) {
  return (
    <InputAdornment position="end">
      {clear && !disabled && (
        <IconButton
          size="small"
          tabIndex={-1}
          aria-label={`Limpar: ${label}`}
          onClick={(event) => {
            event.stopPropagation()
            clear()
          }}
        >
          <ClearIcon fontSize="small" />
        </IconButton>
      )}
      <IconButton size="small" edge="end" tabIndex={-1} disabled={disabled} aria-label={`Abrir: ${label}`}>
        <TreeIcon fontSize="small" />
      </IconButton>
    </InputAdornment>
  )
}
