import SearchIcon from '@mui/icons-material/Search'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import { ConfirmDialog } from '../../children/ConfirmDialog.tsx'
import { ALL_TEXT } from '../all.ts'
import { COVERED } from './TreeItem.tsx'
import { TreeList } from './TreeList.tsx'
import { type Descendants, isCovered, type TreeNode, toggleNode, visibleRows } from './treeModel.ts'
import type { Tree } from './useTree.ts'

interface Props {
  title: string
  tree: Tree
  multiple: boolean
  /** ids selected on opening */
  initial: number[]
  required: boolean
  /** what selecting a node does to its descendants */
  descendants: Descendants
  onClose(): void
  onDone(nodes: TreeNode[]): void
  /** set for a filter: each selection is applied at once, an empty one means 'Todos' */
  onTake?(nodes: TreeNode[]): void
}

/** Dialog to select nodes of a tree: one by a click, or several, where the descendants of a selected node are selected too or disabled. */
export function TreeDialog({ title, tree, multiple, initial, required, descendants, onClose, onDone, onTake }: Props) {
  const noteId = useId()
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(initial))
  const [asking, setAsking] = useState(false)
  // in a filter `initial` follows each selection: expanded branches must stay as they are
  const [first] = useState(initial)
  const [twisted, setTwisted] = useState<ReadonlyMap<number, boolean>>(new Map())
  const open = useMemo(() => openIds(tree, first, twisted), [tree, first, twisted])
  const rows = useMemo(() => visibleRows(tree.roots, open, search), [tree.roots, open, search])

  const choose = (node: TreeNode) => {
    if (!multiple) return onDone([node])
    change(toggleNode(node, chosen, descendants))
  }
  const nodesOf = (ids: ReadonlySet<number>) => [...ids].flatMap((id) => tree.byId.get(id) ?? [])
  const change = (now: ReadonlySet<number>) => {
    setChosen(now)
    onTake?.(nodesOf(now))
  }
  const done = () => onDone(nodesOf(chosen))
  const changed = chosen.size !== initial.length || initial.some((id) => !chosen.has(id))
  const close = () => (changed && !onTake ? setAsking(true) : onClose())
  const isBlocked = (node: TreeNode) => multiple && descendants === 'desabilita' && isCovered(node, chosen)

  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby="arvore-titulo">
      <DialogTitle id="arvore-titulo">{title}</DialogTitle>
      <DialogContent dividers sx={{ p: 0, height: 420, display: 'flex', flexDirection: 'column' }}>
        <TextField
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          placeholder="Pesquisar"
          size="small"
          autoFocus
          onKeyDown={intoTree}
          sx={{ m: 1.5 }}
          slotProps={{
            htmlInput: { 'aria-label': `Pesquisar em ${title}`, type: 'search' },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <SearchIcon fontSize="small" />
                </InputAdornment>
              ),
            },
          }}
        />
        <Note tree={tree} found={rows.length > 0} />
        <TreeList
          label={title}
          rows={rows}
          multiple={multiple}
          chosen={chosen}
          isBlocked={isBlocked}
          noteId={noteId}
          onToggle={(node, expanded) => setTwisted(new Map(twisted).set(node.item.id, expanded))}
          onChoose={choose}
        />
        {rows.some(({ node }) => isBlocked(node)) && (
          <Typography
            id={noteId}
            variant="caption"
            color="text.secondary"
            sx={{ px: 2, py: 1, borderTop: 1, borderColor: 'divider' }}
          >
            {COVERED}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        {onTake && (
          <Button color="inherit" disabled={chosen.size === 0} onClick={() => change(new Set())} sx={{ mr: 'auto' }}>
            {ALL_TEXT}
          </Button>
        )}
        {!onTake && !required && initial.length > 0 && (
          <Button color="inherit" onClick={() => onDone([])} sx={{ mr: 'auto' }}>
            Limpar
          </Button>
        )}
        {!onTake && (
          <Button color="inherit" onClick={close}>
            Cancelar
          </Button>
        )}
        {multiple && (
          <Button variant="contained" onClick={onTake ? onClose : done}>
            {onTake ? 'Concluir' : 'Confirmar'}
          </Button>
        )}
      </DialogActions>
      {asking && (
        <ConfirmDialog
          title="Descartar alterações?"
          text="O que foi marcado nesta janela será perdido."
          confirm="Descartar"
          onCancel={() => setAsking(false)}
          onConfirm={onClose}
        />
      )}
    </Dialog>
  )
}

/** ArrowDown in the search box moves the focus to the tree. */
function intoTree(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown') return
  event.preventDefault()
  const dialog = event.currentTarget.closest('[role="dialog"]')
  dialog?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')?.focus()
}

function Note({ tree, found }: { tree: Tree; found: boolean }) {
  const text = tree.state === 'loading' ? 'Buscando…' : found ? undefined : 'Nenhum registro encontrado'
  return text ? (
    <Typography variant="body2" color="text.secondary" role="status" sx={{ px: 2.5, py: 1 }}>
      {text}
    </Typography>
  ) : null
}

/** Returns the expanded nodes: roots and ancestors of selected nodes, overridden by the user's own toggles. */
function openIds({ roots, byId }: Tree, initial: number[], twisted: ReadonlyMap<number, boolean>): Set<number> {
  const open = new Set(roots.map(({ item }) => item.id))
  for (const id of initial) for (let node = byId.get(id)?.parent; node; node = node.parent) open.add(node.item.id)
  for (const [id, expanded] of twisted) {
    if (expanded) open.add(id)
    else open.delete(id)
  }
  return open
}
