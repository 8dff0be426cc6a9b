import PrintOutlined from '@mui/icons-material/PrintOutlined'
import Button from '@mui/material/Button'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useMemo, useState } from 'react'
import { pagesOf } from '#admin/charts/tree/pages.ts'
import { PAPER } from '#admin/charts/tree/TreePaper.tsx'
import { organogramaTexts as t } from './texts.ts'
import type { Node } from './useOrganograma.ts'

/** How the chart is printed: scaled to one page, over several pages, or as an indented list. */
export type Paper = 'one' | 'many' | 'list'

export function PrintMenu({ nodes, onPrint }: { nodes: Node[]; onPrint(paper: Paper): void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const open = anchor !== null
  const pages = useMemo(() => (open ? pagesOf(nodes, PAPER).length : 0), [open, nodes])
  const choose = (paper: Paper) => () => {
    setAnchor(null)
    onPrint(paper)
  }
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<PrintOutlined />}
        disabled={nodes.length === 0}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t.print}
      </Button>
      <Menu anchorEl={anchor} open={open} onClose={() => setAnchor(null)}>
        <MenuItem onClick={choose('one')}>
          <ListItemText primary={t.onePage} secondary={pages > FEW && t.small} />
        </MenuItem>
        <MenuItem onClick={choose('many')}>
          <ListItemText primary={t.manyPages} secondary={t.pages(pages)} />
        </MenuItem>
        <MenuItem onClick={choose('list')}>{t.asList}</MenuItem>
      </Menu>
    </>
  )
}

/** From more pages than this, scaling to one page is hard to read. */
const FEW = 4
