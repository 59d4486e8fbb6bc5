import { Session } from './access/session.entity';
import { ApiToken } from './access/apiToken.entity';
import { User } from './access/user.entity';
import { FoodPackage } from './catering/foodPackage.entity';
import { CalendarFeed } from './feed/calendarFeed.entity';
import { Feedback } from './feedback/feedback.entity';
import { Bus } from './fleet/bus.entity';
import { MapsAnswer } from './maps/mapsAnswer.entity';
import { BusAssignment } from './orders/busAssignment.entity';
import { DriverAssignment } from './orders/driverAssignment.entity';
import { Job } from './orders/job.entity';
import { Offer } from './orders/offer.entity';
import { Order } from './orders/order.entity';
import { OrderEvent } from './orders/orderEvent.entity';
import { OrderFood } from './orders/orderFood.entity';
import { Stop } from './orders/stop.entity';
import { Photo } from './photos/photo.entity';
import { Counter } from './platform/counter.entity';
import { RateLimit } from './platform/rateLimit.entity';
import { Webhook } from './webhooks/webhook.entity';
import { WebhookDelivery } from './webhooks/webhookDelivery.entity';
import { Arrangement } from './recurring/arrangement.entity';
import { ArrangementDriver } from './recurring/arrangementDriver.entity';
import { ArrangementException } from './recurring/arrangementException.entity';

/** Everything that is stored. */
export const entities = [
  User,
  Session,
  Bus,
  FoodPackage,
  Order,
  Stop,
  OrderFood,
  Offer,
  Job,
  DriverAssignment,
  BusAssignment,
  OrderEvent,
  Feedback,
  Photo,
  Counter,
  RateLimit,
  MapsAnswer,
  ApiToken,
  Webhook,
  WebhookDelivery,
  Arrangement,
  ArrangementDriver,
  ArrangementException,
  CalendarFeed,
];
