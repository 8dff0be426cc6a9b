import SearchIcon from '@mui/icons-material/Search'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { TreeList } from './TreeList.tsx'
import { findNode, type TreeNode, visibleRows, withDescendants } from './treeModel.ts'
import type { Tree } from './useTree.ts'

interface Props {
  title: string
  tree: Tree
  multiple: boolean
  /** ids chosen when it opens */
  initial: number[]
  required: boolean
  onClose(): void
  onDone(nodes: TreeNode[]): void
}

/** Choosing in a tree: one node at a click, or several, where a node takes everything below it along. */
export function TreeDialog({ title, tree, multiple, initial, required, onClose, onDone }: Props) {
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(initial))
  const [toggled, setToggled] = useState<ReadonlyMap<number, boolean>>(new Map())
  const open = useMemo(() => openIds(tree.roots, initial, toggled), [tree.roots, initial, toggled])
  const rows = useMemo(() => visibleRows(tree.roots, open, search), [tree.roots, open, search])

  const choose = (node: TreeNode) => {
    if (!multiple) return onDone([node])
    const ids = withDescendants(node).map(({ item }) => item.id)
    const add = !chosen.has(node.item.id)
    setChosen(new Set(add ? [...chosen, ...ids] : [...chosen].filter((id) => !ids.includes(id))))
  }
  const done = () => onDone([...chosen].flatMap((id) => findNode(tree.roots, id) ?? []))

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="arvore-titulo">
      <DialogTitle id="arvore-titulo">{title}</DialogTitle>
      <DialogContent dividers sx={{ p: 0, height: 420, display: 'flex', flexDirection: 'column' }}>
        <TextField
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          placeholder="Pesquisar"
          size="small"
          autoFocus
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
        <div style={{ overflowY: 'auto', flex: 1, padding: '0 12px 12px' }}>
          <Note tree={tree} found={rows.length > 0} />
          <TreeList
            label={title}
            rows={rows}
            multiple={multiple}
            chosen={chosen}
            onToggle={(node, expanded) => setToggled(new Map(toggled).set(node.item.id, expanded))}
            onChoose={choose}
          />
        </div>
      </DialogContent>
      <DialogActions>
        {!required && initial.length > 0 && (
          <Button color="inherit" onClick={() => onDone([])} sx={{ mr: 'auto' }}>
            Limpar
          </Button>
        )}
        <Button color="inherit" onClick={onClose}>
          Cancelar
        </Button>
        {multiple && (
          <Button variant="contained" onClick={done}>
            Confirmar
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

function Note({ tree, found }: { tree: Tree; found: boolean }) {
  const text =
    tree.state === 'loading'
      ? 'Buscando…'
      : tree.state === 'failed'
        ? 'Não foi possível buscar. Tente de novo.'
        : found
          ? undefined
          : 'Nenhum registro encontrado'
  return text ? (
    <Typography variant="body2" color="text.secondary" role="status" sx={{ p: 1 }}>
      {text}
    </Typography>
  ) : null
}

/** Open are the roots and the way to what is chosen, until the person says otherwise. */
function openIds(roots: TreeNode[], initial: number[], toggled: ReadonlyMap<number, boolean>): Set<number> {
  const open = new Set(roots.map(({ item }) => item.id))
  for (const id of initial)
    for (let node = findNode(roots, id)?.parent; node; node = node.parent) open.add(node.item.id)
  for (const [id, expanded] of toggled) {
    if (expanded) open.add(id)
    else open.delete(id)
  }
  return open
}
