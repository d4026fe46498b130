import { useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode, SubmitEventHandler } from 'react'
import { TextLink } from '#components/ui/text/link.tsx'
import styles from './account-form.module.css'
import inviteStyles from './invite-box.module.css'
import { CaptchaBox, type CaptchaBoxProps } from './captcha-box.tsx'
import { Field, type FieldInput } from '#components/ui/controls/field.tsx'
import { Grid, Stack, Text, Row, Span, Note, Remark } from '#components/ui/layout/layout.tsx'
import { PasswordField, type FieldState } from './password-field.tsx'
import { METHODS, type AccountValues } from './account-values.ts'
import { SmallIcon, Icon } from '#components/ui/pictures/icon.tsx'
import { pressable } from '#lib/head/early.ts'
import { CheckBox } from '#components/ui/controls/check-box.tsx'
import { documentLinks, ProviderEntry, type ConsentLinks } from '../provider/provider-entry.tsx'
import type { AccountOffer } from './account-offer.ts'
import { cx } from '#components/ui/cx.ts'

/** State of the form in the browser; the server renders the form without it. */
interface AccountFormState {
  fields: Partial<Record<keyof AccountValues, FieldState>>
  /** The field of a code, once it is asked for. */
  code?: ReactNode
  password: { length: number; shown: boolean; onShow: () => void }
  captcha: CaptchaBoxProps
  inviteCode: string | null
  /** The code exists and is paused: it binds no new user for now. It never blocks the form. */
  invitePaused?: boolean
  onChooseAreaCode: () => void
  onSubmit: SubmitEventHandler<HTMLFormElement>
  provider: ComponentProps<typeof ProviderEntry>['live']
  /** One line above the button. */
  alert: ReactNode
}

export interface AccountFormProps extends AccountOffer {
  kind: 'login' | 'register'
  /** Another country than the language's was chosen, which a form in another language keeps (`kept-typed.ts`). */
  isAreaChosen?: boolean
  /** Links to the documents to accept; absent for a login, which accepts none. */
  links?: ConsentLinks
  submit: ReactNode
  /** The page after the form, without locale. */
  path?: string
  /** The page's query, which the link to the other form keeps; the server does not know it. */
  search?: string
  state?: Partial<AccountFormState>
}

/** Login and registration, on the server and in the island. It has the fields of both methods; CSS shows the chosen one. */
export function AccountForm({
  kind,
  areaCode,
  isAreaChosen,
  links,
  hasCaptcha,
  languageType,
  provider,
  submit,
  path = '/',
  search = '',
  state = {},
}: AccountFormProps) {
  const t = useTranslations('account')
  const { fields = {}, alert } = state
  const isLogin = kind === 'login'
  const entry = provider && <ProviderEntry {...provider} languageType={languageType} live={state.provider} />
  if (provider?.hasForm === false) return entry
  return (
    <>
      {entry}
      <Text top="8" tone="secondary" className={isLogin ? styles.newHere : undefined}>
        {t.rich(isLogin ? 'new_here' : 'already_have', {
          link: (chunks) => <TextLink href={`/${isLogin ? 'register' : 'login'}${search}`}>{chunks}</TextLink>,
        })}
      </Text>
      {/* Not GET, which would put the password into the URL without JavaScript. */}
      <Grid
        as="form"
        method="post"
        noValidate
        onSubmit={state.onSubmit}
        gap="16"
        top="20"
        className={styles.form}
        data-account-form={kind}
      >
        {!isLogin && <InviteBox code={state.inviteCode} isPaused={state.invitePaused} {...fields.vipCode} />}
        <MethodSwitch label={t(isLogin ? 'method' : 'method_register')} input={fields.method?.input} />
        <div className={styles.email}>
          <Field
            name="email"
            label={t('email')}
            type="email"
            inputMode="email"
            autoComplete={isLogin ? 'username' : 'email'}
            {...fields.email}
          />
        </div>
        <div className={styles.mobile}>
          <MobileField areaCode={areaCode} {...fields.mobile} onChooseAreaCode={state.onChooseAreaCode} />
          {isAreaChosen && <input type="hidden" name="areaCode" value={areaCode} />}
        </div>
        <PasswordField kind={isLogin ? 'current' : 'new'} {...fields.password} {...state.password} />
        {state.code}
        {isLogin && alert}
        {hasCaptcha && <CaptchaBox {...state.captcha} />}
        {links && <Consent links={links} input={fields.terms?.input} error={fields.terms?.message?.text} />}
        {!isLogin && alert}
        <Stack gap="12" top="4">
          {submit}
        </Stack>
        <NextDestination path={path} />
      </Grid>
    </>
  )
}

/** Radio buttons work before and without JavaScript: CSS shows the fields of the chosen method. */
export function MethodSwitch({ label, input }: { label: string; input?: FieldInput }) {
  const t = useTranslations('account')
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{label}</legend>
      {METHODS.map((method) => (
        <label key={method}>
          <input
            name="method"
            {...input}
            type="radio"
            value={method}
            defaultChecked={input ? undefined : method === 'email'}
          />
          <Stack as="span" size="label" tone="secondary" weight="medium" text="center">
            {t(`method_${method}`)}
          </Stack>
        </label>
      ))}
    </fieldset>
  )
}

interface MobileFieldProps extends FieldState, Pick<AccountOffer, 'areaCode'> {
  onChooseAreaCode?: () => void
}

export function MobileField({ areaCode, onChooseAreaCode, ...field }: MobileFieldProps) {
  const t = useTranslations('account')
  return (
    <Field
      name="mobile"
      label={t('mobile')}
      inputMode="tel"
      autoComplete="tel-national"
      leftToRight
      {...field}
      before={
        <button
          type="button"
          className={styles.code}
          aria-haspopup="dialog"
          aria-label={t('country_code_chosen', { code: `+${areaCode}` })}
          {...pressable('area-code', onChooseAreaCode)}
        >
          <bdi dir="ltr">+{areaCode}</bdi>
          <SmallIcon icon="caret-down" />
        </button>
      }
    />
  )
}

interface ConsentProps {
  links: ConsentLinks
  input?: FieldInput
  /** The reason why the box has to be ticked. */
  error?: ReactNode
}

/** The box is never ticked in advance. */
export function Consent({ links, input, error }: ConsentProps) {
  const t = useTranslations('account')
  return (
    <Stack gap="6">
      <CheckBox
        input={{ name: 'terms', ...input, 'aria-describedby': error ? 'account-terms-message' : undefined }}
        isInvalid={Boolean(error)}
      >
        {t.rich('consent', documentLinks(links))}
      </CheckBox>
      {error && (
        <Row as="span" id="account-terms-message" gap="4" align="center" size="hint" tone="error">
          <SmallIcon icon="warning-circle" weight="fill" />
          {error}
        </Row>
      )}
    </Stack>
  )
}

const KNOWN: Partial<Record<string, 'then_welcome' | 'then_rewards'>> = {
  '/welcome-event': 'then_welcome',
  '/rewards': 'then_rewards',
}

/** The page after the form, in words; nothing for the home page. `path` has no locale. */
function NextDestination({ path }: { path: string }) {
  const t = useTranslations('account')
  if (path === '/') return null
  const [page = ''] = path.split(/[?#]/)
  return <Note size="small">{t(KNOWN[page] ?? 'then_back')}</Note>
}

interface InviteBoxProps extends FieldState {
  /** The code that the form will send; null for none; undefined on the server, which does not know it. */
  code?: string | null
  isPaused?: boolean
}

/**
 * The same height with a code or without; opens for a change without JavaScript, too. The server's page is the same for every
 * code, so it has both sentences, and the head script chooses (`lib/head/account.ts`).
 */
export function InviteBox({ code, isPaused, ...field }: InviteBoxProps) {
  const t = useTranslations('account')
  const isServers = code === undefined
  const part = (title: ReactNode, line: string, action: string, shown: string | undefined) => (
    <>
      <Stack as="span" className={cx(isServers && shown)}>
        {title}
        <Remark size="hint">{line}</Remark>
      </Stack>
      <Span size="note" weight="medium" tone="link" className={cx(inviteStyles.change, isServers && shown)}>
        {action}
      </Span>
    </>
  )
  return (
    <details className={inviteStyles.invite} open={field.message && true}>
      {/* An early press finds the live one by its name. */}
      <summary id="account-invite">
        <span className={inviteStyles.icon}>
          <Icon icon="user-plus" size="lg" weight="duotone" />
        </span>
        {!code && part(<span>{t('invite_none')}</span>, t('invite_optional'), t('invite_add'), inviteStyles.without)}
        {code !== null &&
          part(
            <Remark size="hint">
              {t.rich('invite_with', {
                value: '',
                // A single text, because only then React keeps what the head script wrote.
                code: () => (
                  <Text
                    as="bdi"
                    dir="ltr"
                    weight="strong"
                    tone="primary"
                    className={inviteStyles.code}
                    suppressHydrationWarning={isServers}
                    data-invite-code
                  >
                    {code ?? ''}
                  </Text>
                ),
              })}
            </Remark>,
            t(isPaused ? 'invite_paused' : 'invite_linked'),
            t('invite_change'),
            inviteStyles.with,
          )}
      </summary>
      <div className={inviteStyles.field}>
        <Field name="vipCode" label={t('invite_code')} autoComplete="off" {...field} />
      </div>
    </details>
  )
}
