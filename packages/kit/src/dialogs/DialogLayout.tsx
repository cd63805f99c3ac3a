import {
  type ReactNode,
  type RefObject,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useCountersign } from '../context.ts'
import { useMessages } from '../i18n/useMessages.ts'
import { ModalTitleContext } from '../modal/ModalTitleContext.ts'

type DialogLayoutProps = {
  title: string
  /** Leads one view back; absent on the first. */
  onBack?: (() => void) | undefined
  /** Said aloud whenever it changes (R-UI-14). */
  announcement?: string | undefined
  children: ReactNode
}

/** What every dialog shares: title, way back, way out, and a size that follows its content. */
export function DialogLayout({ title, onBack, announcement, children }: DialogLayoutProps) {
  const { say } = useMessages()
  const { closeDialog } = useCountersign()
  const titleId = useContext(ModalTitleContext)
  const content = useMorphingHeight()
  useKeptFocus(content)
  const from = useDirection(title, Boolean(onBack))
  return (
    <>
      <div className="cs-header">
        {onBack && (
          <button
            type="button"
            className="cs-round"
            aria-label={say('dialog.back')}
            onClick={onBack}
          >
            <Chevron />
          </button>
        )}
        <h2 id={titleId} className="cs-title">
          {title}
        </h2>
        <button
          type="button"
          className="cs-round"
          aria-label={say('dialog.close')}
          onClick={closeDialog}
        >
          <Cross />
        </button>
      </div>
      <div className="cs-morph">
        <div ref={content} className="cs-content">
          <div key={title} className="cs-view" data-from={from}>
            {children}
          </div>
        </div>
      </div>
      <div className="cs-visually-hidden" role="status" aria-live="polite">
        {announcement}
      </div>
    </>
  )
}

/** Stands while a dialog's code is on its way. */
export function LoadingLayout() {
  const { say } = useMessages()
  return (
    <DialogLayout title={say('dialog.loading')}>
      <div className="cs-loading">
        <span className="cs-spinner" aria-hidden="true" />
      </div>
    </DialogLayout>
  )
}

/** Where a view that took another's place came from; the first one was simply there. */
function useDirection(title: string, isDeep: boolean): 'start' | 'end' | undefined {
  const [last, setLast] = useState<{ title: string; from?: 'start' | 'end' }>({ title })
  if (last.title === title) return last.from
  const from = isDeep ? 'end' : 'start'
  setLast({ title, from })
  return from
}

/** Moves the box from its old to its new height when the content changes; see `.cs-morph`. */
function useMorphingHeight() {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const content = ref.current
    const box = content?.parentElement
    // Where nothing observes sizes, as in jsdom, the box follows at once.
    if (!content || !box || !('ResizeObserver' in window)) return
    const observer = new ResizeObserver(() => {
      // Drawn but not shown yet, it has no height to move from.
      if (content.offsetHeight > 0) box.style.height = `${content.offsetHeight}px`
    })
    observer.observe(content)
    return () => observer.disconnect()
  }, [])
  return ref
}

/** R-UI-14: a control that goes takes the focus with it; the dialog itself then has it. */
function useKeptFocus(content: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const dialog = content.current?.closest<HTMLElement>('[role="dialog"]')
    if (!dialog || dialog.hidden || document.activeElement !== document.body) return
    dialog.focus()
  })
}

const Cross = () => (
  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    <path d="M4 4l8 8m0-8l-8 8" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
  </svg>
)

const Chevron = () => (
  <svg className="cs-mirrored" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    <path
      d="M10 3L5 8l5 5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)
