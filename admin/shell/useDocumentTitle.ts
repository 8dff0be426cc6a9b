import { useEffect } from 'react'
import { product } from '#admin/i18n/words.ts'

/** Sets the document title: '<page> – Prumo RH', or the product alone. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} – ${product}` : product
  }, [title])
}
