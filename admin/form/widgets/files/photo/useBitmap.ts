import { useEffect, useRef, useState } from 'react'

interface Picture {
  bitmap: ImageBitmap
  /** object URL to show it from */
  url: string
}

/** Decodes a chosen image, with its EXIF orientation applied; calls `onUnreadable` when that fails. */
export function useBitmap(file: File, onUnreadable: () => void): Picture | undefined {
  const [picture, setPicture] = useState<Picture>()
  const unreadable = useRef(onUnreadable)
  unreadable.current = onUnreadable
  useEffect(() => {
    const url = URL.createObjectURL(file)
    let wanted = true
    let own: ImageBitmap | undefined
    createImageBitmap(file, { imageOrientation: 'from-image' }).then(
      (bitmap) => {
        own = bitmap
        if (wanted) setPicture({ bitmap, url })
        else bitmap.close()
      },
      () => wanted && unreadable.current(),
    )
    return () => {
      wanted = false
      own?.close()
      URL.revokeObjectURL(url)
    }
  }, [file])
  return picture
}
