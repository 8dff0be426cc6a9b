import ExpandMore from '@mui/icons-material/ExpandMore'
import Button from '@mui/material/Button'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getJson } from '#admin/providers/http.ts'
import type { Sugerida } from '#schemas/runtime/answers/evaluation/questionnaire.ts'
import { editorTexts as t } from './texts.ts'

/** Option sets used in the company's questions, and built-in scales; one click fills them in. */
export function Sugestoes({ url, onChoose }: { url: string; onChoose(respostas: Sugerida['respostas']): void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { data = [] } = useQuery({
    queryKey: ['respostas sugeridas', url],
    queryFn: () => getJson<Sugerida[]>(`${url}/perguntas/respostas-sugeridas`),
  })
  return (
    <>
      <Button
        endIcon={<ExpandMore />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        aria-haspopup="menu"
        disabled={data.length === 0}
      >
        {t.suggested}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {data.map(({ titulo, respostas, usos }) => (
          <MenuItem
            key={`${titulo} ${respostas.map(({ peso }) => peso).join()}`}
            onClick={() => {
              onChoose(respostas.map(({ texto, peso }) => ({ texto, peso })))
              setAnchor(null)
            }}
            sx={{ whiteSpace: 'normal', maxWidth: 480 }}
          >
            <ListItemText
              primary={titulo}
              secondary={`${respostas.map(({ texto }) => texto).join(', ')} — ${t.uses(usos)}`}
            />
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
