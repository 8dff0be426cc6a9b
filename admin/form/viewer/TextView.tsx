import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { Canvas } from './Canvas.tsx'
import { decodeText } from './decode.ts'
import type { ViewProps } from './view.ts'

/** Characters shown at most: more would block the browser's layout. */
const MOST = 500_000

/** A plain text with its own line breaks; long lines wrap. */
export default function TextView({ content, nome, zoom, print }: ViewProps) {
  const text = useMemo(() => decodeText(content.bytes), [content.bytes])
  const body = (
    <Box
      component="pre"
      sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: `${0.85 * zoom.factor}rem` }}
    >
      {text.slice(0, MOST)}
    </Box>
  )
  print.offer(body)
  return (
    <Canvas label={`Texto: ${nome}`} zoom={zoom} sx={{ bgcolor: 'background.paper', p: 3 }}>
      {body}
      {text.length > MOST && <p>{`Mostrando o início do texto. Baixe o arquivo para ver tudo.`}</p>}
    </Canvas>
  )
}
