import type { IncomingMessage, ServerResponse } from 'node:http'

/** Event sent to open pages. */
export interface News {
  /** changes with the definitions */
  state: string
  /** error that keeps the saved definitions from being served */
  mistake?: string
  /** TypeScript errors of the definitions' code, which is served all the same */
  codigo?: string
}

/** Notifies open pages (server-sent events); a page that connects gets the present state at once. */
export class NewsDesk {
  private readonly readers = new Set<ServerResponse>()

  constructor(private news: News) {}

  /** Sends news of the definitions or of the code; the other part stays. */
  tell(news: Omit<News, 'codigo'> | Pick<News, 'codigo'>): void {
    this.news = 'state' in news ? { ...news, codigo: this.news.codigo } : { ...this.news, codigo: news.codigo }
    for (const reader of this.readers) this.write(reader)
  }

  /** Opens the event stream of a page. */
  subscribe(request: IncomingMessage, response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    this.readers.add(response)
    request.once('close', () => this.readers.delete(response))
    this.write(response)
  }

  close(): void {
    for (const reader of this.readers) reader.end()
  }

  private write(reader: ServerResponse): void {
    reader.write(`data: ${JSON.stringify(this.news)}\n\n`)
  }
}
