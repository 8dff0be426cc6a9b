import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react'

interface DropTarget {
  /** a file is dragged over it */
  over: boolean
  /** to be spread on the drop target */
  target: {
    onDragEnter(event: DragEvent): void
    onDragOver(event: DragEvent): void
    onDragLeave(event: DragEvent): void
    onDrop(event: DragEvent): void
    onPaste(event: ClipboardEvent): void
  }
}

/** Files dropped on an element, or pasted while the focus is in it. */
export function useDrop(enabled: boolean, onFiles: (files: File[]) => void): DropTarget {
  const [over, setOver] = useState(false)
  // dragenter of a child precedes dragleave of its parent: counted to know whether the pointer is still inside
  const depth = useRef(0)
  const carries = (event: DragEvent) => enabled && event.dataTransfer.types.includes('Files')
  const end = () => {
    depth.current = 0
    setOver(false)
  }
  return {
    over,
    target: {
      onDragEnter(event) {
        if (!carries(event)) return
        event.preventDefault()
        depth.current++
        setOver(true)
      },
      onDragOver(event) {
        if (!carries(event)) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'copy'
      },
      onDragLeave(event) {
        if (!carries(event)) return
        depth.current--
        if (depth.current <= 0) end()
      },
      onDrop(event) {
        if (!carries(event)) return
        event.preventDefault()
        end()
        onFiles([...event.dataTransfer.files])
      },
      onPaste(event) {
        const files = [...event.clipboardData.files]
        if (!enabled || files.length === 0) return
        event.preventDefault()
        onFiles(files)
      },
    },
  }
}
