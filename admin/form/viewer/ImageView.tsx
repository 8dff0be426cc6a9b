import { useEffect, useState } from 'react'
import { Canvas } from './Canvas.tsx'
import type { ViewProps } from './view.ts'

/** An image, initially fitted to the window. */
export default function ImageView({ content, nome, zoom, onBroken, print }: ViewProps) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const address = URL.createObjectURL(content.blob)
    setUrl(address)
    return () => URL.revokeObjectURL(address)
  }, [content.blob])
  print.offer(url ? <img src={url} alt="" style={{ maxWidth: '100%' }} /> : undefined)
  const size = `${zoom.factor * 100}%`
  return (
    <Canvas label={`Imagem: ${nome}`} zoom={zoom} sx={{ display: 'grid', p: 2, boxSizing: 'border-box' }}>
      {url && (
        <img
          src={url}
          alt={nome}
          onError={onBroken}
          style={{
            ...{ margin: 'auto', width: zoom.factor > 1 ? size : undefined },
            ...(zoom.factor <= 1 ? { maxWidth: size, maxHeight: size, minHeight: 0 } : { maxWidth: 'none' }),
          }}
        />
      )}
    </Canvas>
  )
}
