import { fileIds } from '#schemas/runtime/files/rules.ts'
import { useViewer } from '../../viewer/useViewer.tsx'
import type { WidgetProps } from '../widget.ts'
import { useStored } from './useStored.ts'
import { useTransfers } from './useTransfers.ts'

/** State of a field with one file: the stored file, the running upload, and the viewer. */
export function useOneFile(props: WidgetProps) {
  const { disabled, readOnly, value, onChange, onBlur } = props
  const put = (id: string | number | undefined) => {
    onChange(id)
    onBlur()
  }
  const transfers = useTransfers(
    props,
    (file) => {
      learn(file)
      put(file.id)
    },
    true,
  )
  const [[file], learn] = useStored(transfers.store, fileIds(value))
  return {
    transfers,
    transfer: transfers.list[0],
    file,
    viewer: useViewer(transfers.store),
    locked: disabled || readOnly || !transfers.store,
    clear: () => put(undefined),
  }
}
