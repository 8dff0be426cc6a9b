import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { later, Waiting } from '#admin/form/later.tsx'
import type { DocumentSource } from '#admin/form/viewer/source.ts'
import type { Family } from '../sample.ts'
import { pdfOf, pictureOf, textOf } from '../sample-files.ts'
import { asSchema } from '../source.ts'
import json from './arquivos.json'

const BRAND = '#FF850A'

/** Draws an anonymous head and shoulders. */
const drawPerson = (context: CanvasRenderingContext2D) => {
  context.fillStyle = '#E8EEF4'
  context.fillRect(0, 0, 240, 240)
  context.fillStyle = '#5B7A99'
  context.beginPath()
  context.arc(120, 92, 44, 0, 2 * Math.PI)
  context.fill()
  context.beginPath()
  context.ellipse(120, 232, 84, 82, 0, 0, 2 * Math.PI)
  context.fill()
}

const drawLogo = (context: CanvasRenderingContext2D) => {
  context.fillStyle = BRAND
  context.beginPath()
  context.moveTo(120, 12)
  context.lineTo(228, 120)
  context.lineTo(120, 228)
  context.lineTo(12, 120)
  context.closePath()
  context.fill()
}

const DocumentViewer = later(() => import('#admin/form/viewer/DocumentViewer.tsx'))

const document = (nome: string, tipo: string, content: string): DocumentSource => ({
  nome,
  tipo,
  load: async () => new Blob([content], { type: tipo }),
})

const documents: (DocumentSource | undefined)[] = [
  document('carta.txt', 'text/plain', 'Prezada equipe,\n\nsegue a carta de apresentação.\n'),
  document('cursos.csv', 'text/csv', 'Curso;Carga horária\nGestão de pessoas;40\nSegurança do trabalho;20\n'),
  document('modelo.rtf', 'application/rtf', '{\\rtf1}'),
  undefined,
]

function ViewerDemo() {
  const [open, setOpen] = useState<{ source?: DocumentSource }>()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {documents.map((one) => (
        <Button key={one?.nome ?? ''} variant="outlined" color="inherit" onClick={() => setOpen({ source: one })}>
          {one?.nome ?? 'Sem documento'}
        </Button>
      ))}
      {open && (
        <Waiting fallback={null}>
          <DocumentViewer source={open.source} onClose={() => setOpen(undefined)} />
        </Waiting>
      )}
    </Box>
  )
}

export default {
  order: 90,
  title: 'Arquivos',
  fields: {
    source: asSchema(json),
    load: () => import('./arquivos.json?definicao'),
    values: { leitorTexto: 'Experiência como padeira, confeiteira e chefe de cozinha.' },
    files: {
      arquivo: async () => [pdfOf('declaracao.pdf', ['Declaração de conclusão de curso', 'Carga horária: 40 horas'])],
      arquivos: async () => [
        pdfOf('historico-escolar.pdf', ['Histórico escolar', 'Ensino médio: concluído']),
        textOf('carta.txt', 'Prezada equipe,\n\nsegue a carta de apresentação.\n'),
      ],
      foto: async () => [await pictureOf('foto.png', 240, drawPerson)],
      imagem: async () => [await pictureOf('logotipo.png', 240, drawLogo)],
    },
    keys: {
      arquivo: [
        ['Enter', 'escolhe o arquivo'],
        ['Ctrl+V', 'envia o que foi copiado'],
      ],
      arquivos: [['Enter', 'escolhe os arquivos']],
      foto: [
        ['Enter', 'escolhe a imagem'],
        ['setas + − R', 'no recorte: movem, ampliam, giram'],
      ],
      imagem: [['Enter', 'escolhe a imagem']],
      leitorTexto: [['Enter', 'no botão, escolhe o arquivo']],
    },
  },
  demos: [
    {
      id: 'visualizador-documento',
      title: 'Visualizar Documento',
      description: 'Imagens, PDF, textos e CSV na própria tela; outros tipos com um link para baixar.',
      code: `const viewer = useViewer(store)

<Button onClick={() => viewer.view(arquivo)}>Visualizar</Button>
{viewer.dialog}`,
      keys: [
        ['+ − 0', 'ampliam, diminuem, ajustam à janela'],
        ['Esc', 'fecha'],
      ],
      Demo: ViewerDemo,
    },
  ],
} satisfies Family
