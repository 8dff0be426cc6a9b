import { type ReactNode, useState } from 'react'
import { later, Waiting } from '../later.tsx'
import type { FileStore, StoredFile } from '../upload.ts'
import { type DocumentSource, sourceOf } from './source.ts'

const DocumentViewer = later(() => import('./DocumentViewer.tsx'))

interface Viewer {
  /** opens a stored file */
  view(file: StoredFile): void
  /** the dialog, to be rendered by the caller */
  dialog: ReactNode
}

/** Document viewer for files of a store; its code is loaded when the first document is opened. */
export function useViewer(store: FileStore | undefined): Viewer {
  const [open, setOpen] = useState<{ source?: DocumentSource }>()
  return {
    view: (file) => setOpen({ source: sourceOf(store, file) }),
    dialog: open && (
      <Waiting fallback={null}>
        <DocumentViewer source={open.source} onClose={() => setOpen(undefined)} />
      </Waiting>
    ),
  }
}
