import Box from '@mui/material/Box'
import { type ReactNode, useState } from 'react'
import { usePrint } from '../print/usePrint.tsx'
import { viewKind } from './kind.ts'
import { Failure, Unsupported, Waiting } from './Notes.tsx'
import type { Pages } from './pages.ts'
import type { DocumentSource } from './source.ts'
import { Toolbar } from './Toolbar.tsx'
import { useContent } from './useContent.ts'
import { useZoom } from './useZoom.ts'
import { views } from './views.ts'

/** One attempt to show a document: loads it and renders it by kind, or shows why that failed. */
export function DocumentBody({ source, onRetry }: { source: DocumentSource; onRetry(): void }) {
  const content = useContent(source)
  const zoom = useZoom()
  const print = usePrint()
  const [pages, setPages] = useState<Pages>()
  const [broken, setBroken] = useState(false)
  const { nome, downloadUrl } = source
  const kind = content.state === 'ready' ? viewKind(content.tipo) : undefined
  const View = kind && kind !== 'outro' ? views[kind] : undefined
  const failed = broken || content.state === 'failed'
  const shown = View !== undefined && !failed
  return (
    <>
      <Toolbar
        zoom={shown ? zoom : undefined}
        pages={shown ? pages : undefined}
        download={downloadUrl ? { href: downloadUrl, nome } : undefined}
        onPrint={shown ? () => print.start() : undefined}
      />
      <Ground>
        {failed && <Failure onRetry={onRetry} />}
        {content.state === 'loading' && <Waiting />}
        {kind === 'outro' && content.state === 'ready' && (
          <Unsupported tipo={content.tipo} nome={nome} href={downloadUrl} />
        )}
        {shown && content.state === 'ready' && (
          <View
            content={content}
            nome={nome}
            zoom={zoom}
            onPages={setPages}
            onBroken={() => setBroken(true)}
            print={print}
          />
        )}
      </Ground>
      {print.area}
    </>
  )
}

/** Background of a document. */
export const Ground = ({ children }: { children: ReactNode }) => (
  <Box sx={{ flex: 1, minHeight: 0, bgcolor: 'surface.sunken', display: 'flex', flexDirection: 'column' }}>
    {children}
  </Box>
)
