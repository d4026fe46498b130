import { useState } from 'react'
import { FailedNotice } from '#components/notification/failed-notice.tsx'
import { useNotifyOutcome } from '#components/notification/use-notify-error.ts'
import { useNotify } from '#components/notification/use-notify.ts'
import { SmallButton } from '#components/ui/controls/button.tsx'
import { SmallIcon } from '#components/ui/pictures/icon.tsx'
import { IconButton } from '#components/ui/controls/icon-button.tsx'
import { Link } from '#components/ui/text/link.tsx'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import type { AgentView } from '@fanfare/contract/agent/views.ts'
import { isolateText } from '@fanfare/languages/bidi.ts'
import { agentApi } from '#store/api/agent.ts'
import { FormRow, Grid, Text } from '#components/ui/layout/layout.tsx'
import { agentHref } from '../agent-place.ts'
import { useWords } from '../use-words.tsx'
import { type FilterState, viewQuery } from './agent-filter.ts'
import { onSend, textOf } from './controls.tsx'
import styles from './filter.module.css'

/** Contract §10. */
const MOST = 20

/** The saved filters of this page: open one, delete one, save the present one by name. */
export function ViewsPanel({ id, page, filter }: Pick<FilterState, 'id' | 'page' | 'filter'>) {
  const { t, number } = useWords()
  const { notify } = useNotify()
  const notifyOutcome = useNotifyOutcome()
  const { data, isError, refetch } = agentApi.useAgentViewsQuery(id)
  /** The name of a view that the next press replaces. */
  const [replaced, setReplaced] = useState<string>()
  const [save, { isLoading }] = agentApi.useSaveAgentViewsMutation()
  if (!data)
    return isError ? (
      <FailedNotice text={t('agent.filter.views_failed')} onRetry={refetch} />
    ) : (
      <Skeleton height="44px" width="240px" />
    )
  const { items } = data
  const shown = items.filter((view) => view.page === page)
  const write = async (next: AgentView[], done?: string) => notifyOutcome(await save({ id, items: next }), done)
  const without = (views: readonly AgentView[], name: string) =>
    views.filter((view) => view.page !== page || view.name !== name)
  const remove = async ({ name }: AgentView) => {
    // Another tab may have saved a view while the question was open.
    const { data: now, error } = await refetch()
    if (!now || error) return notifyOutcome({ error })
    return write(without(now.items, name))
  }
  const add = (form: HTMLFormElement) => {
    const name = textOf(form, 'name')
    if (!name || isLoading) return
    const others = without(items, name)
    const mustAsk = others.length < items.length && replaced !== name
    setReplaced(mustAsk ? name : undefined)
    if (mustAsk) return
    form.reset()
    void write([...others, { name, page, query: viewQuery(page, filter) }], t('agent.filter.view_saved'))
  }
  return (
    <Grid gap="12" className={styles.views}>
      {shown.length === 0 && <Text tone="secondary">{t('agent.filter.views_none')}</Text>}
      <ul>
        {shown.map((view) => (
          <li key={view.name} className={styles.view}>
            <Link
              href={`${agentHref(id, page)}${view.query && `?${view.query}`}`}
              onClick={({ currentTarget }) => currentTarget.closest('details')?.removeAttribute('open')}
            >
              <bdi>{view.name}</bdi>
            </Link>
            <IconButton
              label={t('agent.filter.view_delete', { name: view.name })}
              aria-disabled={isLoading || undefined}
              onClick={() =>
                !isLoading &&
                notify(t('agent.filter.view_delete_ask', { name: isolateText(view.name) }), {
                  // The id keeps the same question from being asked twice.
                  id: `delete ${page} ${view.name}`,
                  modeType: 'cancel',
                  // Near the list, which is at the top of the page: in the corner below a question would wait unseen.
                  anchorOrigin: { vertical: 'top', horizontal: 'right' },
                  onConfirm: () => remove(view),
                })
              }
            >
              <SmallIcon icon="trash" />
            </IconButton>
          </li>
        ))}
      </ul>
      {items.length >= MOST ? (
        <Text tone="secondary">{t('agent.filter.views_full', { value: number(MOST) })}</Text>
      ) : (
        <Grid as="form" gap="8" onSubmit={onSend(add)}>
          <FormRow label={t('agent.filter.view_name')} name="name" required maxLength={40} />
          <SmallButton type="submit" busy={isLoading}>
            {t('agent.filter.view_save')}
          </SmallButton>
          {replaced && <p role="alert">{t('agent.filter.view_replace', { name: isolateText(replaced) })}</p>}
        </Grid>
      )}
    </Grid>
  )
}
