/** The parts of pdfjs-dist in use: its own types would add a second to each type check of the whole project. */
declare module 'pdfjs-dist/legacy/build/pdf.min.mjs' {
  export interface Viewport {
    width: number
    height: number
    scale: number
  }
  export interface RenderTask {
    promise: Promise<void>
    cancel(): void
  }
  export interface PdfPage {
    getViewport(options: { scale: number }): Viewport
    render(options: {
      canvas: HTMLCanvasElement
      viewport: Viewport
      transform?: number[]
      intent?: 'display' | 'print'
    }): RenderTask
    streamTextContent(): ReadableStream
    cleanup(): void
  }
  export interface PdfDocument {
    numPages: number
    getPage(number: number): Promise<PdfPage>
  }
  export interface LoadingTask {
    promise: Promise<PdfDocument>
    destroy(): Promise<void>
  }
  export function getDocument(options: object): LoadingTask
  export const GlobalWorkerOptions: { workerSrc: string }
  export class TextLayer {
    constructor(options: { textContentSource: ReadableStream; container: HTMLElement; viewport: Viewport })
    render(): Promise<void>
    cancel(): void
  }
}

declare module 'pdfjs-dist/*?url' {
  const url: string
  export default url
}
