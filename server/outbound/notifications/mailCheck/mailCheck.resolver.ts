import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../access';
import { SettingsInput } from '../../../company/settings';
import { EmailScalar } from '../../../platform/api/scalars';
import { printInRequestLanguage } from '../../../texts/printMessage';
import { sendTestMail } from './sendTestMail';

@ObjectType({ description: 'The outcome of a test message.', simpleResolvers: true })
class TestMail {
  @Field(() => Boolean, { description: 'True when the mail server took the message.' })
  sent: boolean;

  @Field(() => String, { description: 'The outcome in words.' })
  outcome: string;
}

/** The check of the mail server. */
@Resolver()
export class MailCheckResolver {
  @Mutation(() => TestMail, { description: 'Sends a test message with settings as typed, saved or not.' })
  async sendTestMail(
    @Ctx() { deps }: RequestContext,
    @Arg('to', () => EmailScalar, { description: 'Recipient of the message.' }) to: string,
    @Arg('input', () => SettingsInput, { description: 'The settings that differ from the saved ones.' })
    input: SettingsInput,
  ): Promise<TestMail> {
    const { isSent, told } = await sendTestMail(deps, to, input);
    return { sent: isSent, outcome: printInRequestLanguage(told) };
  }
}
