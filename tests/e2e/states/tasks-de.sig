pending-without-progress 358x248
~ WwRR k9wt as_- rk_K AnGu aMqs BqMG Gm7K u07a yBJx aWCI gLQV OXbS gKBg eoD5 B30u AjsQ WQ4H EVgU t7sm
~ CGVF 3rYC 1Obe THW7
  qrraqrrcqrrbrss9rrsbrrrbrss9qrr9rss9stt4uvv0*13,
  uvv0*23,
  uuu0*2,uuu1vvv0*19,uvv2
  uuu3tuu3uvv1uuu3klmimnojnopimnnilnnhlmnnqqqevvv0*6,lnniopphmnnkkmmmttt5vvv2
  uuu1*2,uvv1vvv0*14,vvv1*2,uuu5uuu2vvv0vvv2
  uuu0*2,uvv1vvv0*14,sst9stt9sssesssbvvv3vvv2
  uvv0*2,uvv1vvv1uvv3vvv1uuu5*3,ttt5vvv0*8,vvv1uuu5stt7vvv1vvv2
  uvv0*2,uvv1vvv2ttt9sstcttu7ttt8*3,vvv0*7,uuu4pqqesssaqrrfuuu4vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1uuu3rrrerrsbsstcrrsgtuu9rssbssscrrrksssarrserssbrrrduuu2vvv0*5,vvv2
  uvv0*2,uvv1vvv0*19,vvv2
  uvv0*2,uvv1vvv3uvv1uvv0*16,vvv4vvv2
  uvv0*2,uvv1uvv7vvv0*4,ttt4mnoioophoppioopjmnnioppmuuu1uuu3vvv0*4,uvv7vvv2
  uvv0*2,uvv1vvv1uvv1uvv0*16,vvv2*2,
  uvv0*2,uuu0vvv0*19,uuu1
  uvv0*23,
pending-with-progress 358x652
~ WwRR k9wt qSNU rk_K AnGu aMqs AsRH XErK Gm7K u07a yBJx aWCI gLQV OXbS gKBg eoD5 LefD WlJE ss7N EVgU
~ t7sm WX_M pmFY vBhR MZcr UaGI vBhR PcKf Urn9 QfYQ UTO4 HGkC 4nvo ZpsB PYH4 JSYS UTO4 HGkC 4nvo qCb9
~ zJuw XjG- UTO4 uZT4 iHpI bji3 cv_B dz5w UTO4 uZT4 iHpI -fuh _ujF hLxE ajGj jeJ5 8C-g CGVF 3rYC 1Obe
~ THW7
  qrraqrrcqrrbrss9rssa*2,qrrarss7ttu2uvv0*14,
  uvv0*23,
  uuu0stt1uuu1vvv0*19,uvv2
  stt3knoduvv1uuu3klmimnojnopimnnilnnhlmnnqqqevvv0*6,lnniopphmnnkkmmmttt5vvv2
  oqq5lop8uvv1vvv0*14,vvv1*2,uuu5uuu2vvv0vvv2
  uuu0*2,uvv1vvv0*14,sst9stt9sssesssbvvv3vvv2
  uvv0*2,uvv1vvv0uuv3tuu5vvv1*2,tuu7uuu5ttu6uuu4vvv0*5,uvv1uuu4ttt4tuu5vvv1vvv2
  uvv0*2,uvv1vvv2sst8ttt8ttt9tttasttcttt7stt8uuu6vvv0*5,pqqeqrrdrrraqrreuuu4vvv2
  uvv0*2,uvv1tuu2gkl0*10,glm0ttu0tuu0*5,vvv0vvv2
  uvv0*2,uvv1uuu3rrrerrsbsstcrrsgtuu9rssbssscrrrksssarrserssbrrrduuu2vvv0*5,vvv2
  uvv0*2,uvv1vvv0*19,vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1npp9pqqdmooioppgopqgoppdmnogpqqcnppfoppenophmnogpqqctuu0stt3stt2vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0ttt0prr1stt1ttt0stt2rss3sss4stt3rss2tuu0*2,ttt1stt2sss2stt1*2,stt0vvv0vvv2
  uvv0*2,uvv1vvv0qss3fmj7qrr7pqqcoqqcpqqfqrrcpqqbpqqdtuu0*2,qrr8pqqanopgoppenoofrss6vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss4qrraopqfqrs9prrbpqqbpqrapqq9oqqhsss2tuu0*5,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0rtt1kpn4rss5qrr7qrr6rss7pqq8prrcqrrbqrr9rss3rss5rss6pqqbqrrapqq8rss3vvv0vvv2
  uvv0*2,uvv1vvv0rtt1kpn5rss5qrr8pqqcrss6qrr9qrrdrss5qrr8rss5rss3qrr6qrr7qrr6prr7stt3vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,sst2rss7pqqcqrs9rss7qrr8pqrapqq9pqqcstt2tuu0*5,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt3qrr6qrr8pqrboqqe*2,nppfqrrenophpqqctuu0rss4pqqaoqqapqqaopqarss4vvv0vvv2
  uvv0*2,uvv1vvv0ttt0sst3*2,qrr8rss5qrr8*2,qrr9*2,rss5rss7*2,rss4qrr6stt1stt0tuu0vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss3qrr7qrr9qrs5sst5rss7rss6rss7rss6qrr9*2,pqr9rss5stt2tuu0vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss3pqqb*2,qrraqrr9qrrapqqbqrra*2,qrr9qrraqrr9*2,rss6tuu0vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss4oppgpqqcqrrcpqqdstt2tuu0*9,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt2rss4rss3rss7qrr8rss6rss7qrr8stt1tuu0*2,rss2qrs3qrr5qrr6qrr5rss2vvv0vvv2
  uvv0*2,uvv1vvv0stt2rss4stt2rss8pqqcqrr9rssarss7stt1tuu0*2,stt1rss4rss5rss4rss5stt2vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,pqq8oppcopphqrratuu0*11,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss5pqqboqqcprrapqrepqq8oqqcoqqgqrr8opqgpqqcqrrbpqqcrss3tuu0vvv0vvv2
  uvv0*2,uvv1vvv0ttt0stt0*15,ttt0vvv0vvv2
  uvv0*2,uvv1vvv0rss4opqdpqq9qrr7pqq7opqgstt2tuu0rss6*2,qrrapqrarss7pqqdqrrdoppdrss5vvv0vvv2
  uvv0*2,uvv1vvv0stt1qrr7rss6qrr6qrr5rss8stt1tuu0rss4qrr6rss4qrr6rss4rss6rss4qrr5stt2vvv0vvv2
  uvv0*2,uvv1vvv0uvv0*17,vvv0vvv2
  uvv0*2,uvv1vvv1uvv1uvv0*16,vvv2*2,
  uvv0*2,uvv1uvv7vvv0*4,ttt4noohoophoppioopjmnnioppmuuu1uuu3vvv0*4,uvv7vvv2
  uvv0*2,uvv1vvv3uvv1uvv0*4,uuu1uvv0*11,vvv4vvv2
  uvv0*2,uuu0vvv0*19,uvv1
  uvv0*23,
pending-every-reason 358x632
~ WwRR k9wt xYhy rk_K AnGu aMqs AsRH Vdfu Gm7K u07a yBJx aWCI gLQV OXbS gKBg eoD5 LefD WlJE ss7N EVgU
~ WX_M pmFY vBhR MZcr UaGI vBhR PcKf Urn9 QfYQ UTO4 HGkC 4nvo Ngu7 PkXy UTO4 uZT4 iHpI lpsq UKYH yITD
~ UTO4 uZT4 iHpI V8ec gY3z 7X-H UTO4 uZT4 iHpI -fuh wwZ2 uZAy hA14 pMh- kovE SICt ajGj jeJ5 8C-g
  qrraqrrcqrrbrss7rss9rss8rrs8rssauvv0*15,
  uvv0*23,
  uuu0stt1uuu1vvv0*19,uvv2
  stt3jmneuvv1uuu3klmimnojnopimnnilnnhlmnnqqqevvv0*6,lnniopphmnnkkmmmttt5vvv2
  oqq5mop8uvv1vvv0*14,vvv1*2,uuu5uuu2vvv0vvv2
  uuu0*2,uvv1vvv0*14,sst9stt9sssesssbvvv3vvv2
  uvv0*2,uvv1vvv0uuv3tuu5vvv1*2,tuu7uuu5ttu6uuu4vvv0*5,uvv1uuu4ttt4tuu5vvv1vvv2
  uvv0*2,uvv1vvv2sst8ttt8ttt9tttasttcttt7stt8uuu6vvv0*5,pqqeqrrdrrraqrreuuu4vvv2
  uvv0*2,uvv1tuu2gkl0*10,glm0ttu0tuu0*5,vvv0vvv2
  uvv0*2,uvv1vvv0uuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1oqq7pqqdmooioppgopqgoppdmnogpqqcnppfoppenophmnogpqqctuu0stt3stt2vvv0vvv2
  uvv0*2,uvv1vvv0ttt0stt1tuu0*15,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0qsr3ckg9rss7oqqgoppdnooenooiopqhtuu0*3,pqqaoppemnoinppglnngqrr6vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1rss3stt2sst4stt2stt3rss3stt1rss3rss7tuu0*2,stt2rss3rss5rss4stt1vvv0vvv2
  uvv0*2,uvv1vvv0stt3qrs6stt4prrcqrrapqreqrranppdpqqcpqqgttt0ttt1qrr5prr6qrr5pqq7stt2vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss4qrr9pqqc*2,pqqbqrraqrrbpqqcqrr8pqqepqqbqrrbpqrcqrr9tuu0vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss6pqqfpqrbpqqfttt0tuu0*10,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1rss3stt2stt3*2,stt1stt3rss4stt0tuu0*3,stt3rss3rss5rss4stt1vvv0vvv2
  uvv0*2,uvv1vvv0stt3qrs6rss3qrrbopqcpqqbpqrfqrrastt1tuu0*3,qrr5prr6qrr5pqr6stt2vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,pqq8oppcnoolpqrctuu0*11,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss5pqqbqrrbqrr9pqrcqrrepqqaqrr8pqqgpqqepqqdqrrapqqctuu0*2,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss4oppgqrr9opqfpqraprrepqqdttt1tuu0*7,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0stt1stt0ttt0*2,tuu0ttt0*2,tuu0*4,stt0*2,ttt1stt0*2,vvv0vvv2
  uvv0*2,uvv1vvv0stt4qrr7rss5pqqfnophopqdpqqhoppfstt2tuu0*3,pqq7oqq9pqq9opq9rss4vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,pqq8oppcnoolpqrctuu0*11,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss5pqqbqrrbqrr8pqqfpqqcpqqdpqqcoqqbprr8oqqdpqqbpqqdrss5tuu0vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,rss4qrr7qrr8pqrctuu0*11,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*2,stt1stt2sst2stt3ttt0tuu0*10,vvv0vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt3oqqdopqapqrboppboppeoqqatuu0*8,stt2stt1vvv0vvv2
  uvv0*2,uvv1vvv0ttt0stt0*15,ttt0vvv0vvv2
  uvv0*2,uvv1vvv0stt1sss3tuu0*2,stt1sss5ttt0tuu0stt1stt2*2,tuu0stt1rss3stt5qrr5sss1vvv0vvv2
  uvv0*2,uvv1vvv0rss3nophnopfoppenoocnppirss3tuu0qrr8pqqapqrcnoogpqr9opqfpqrcoppesst5vvv0vvv2
  uvv0*2,uvv1vvv0uuu0*17,vvv0vvv2
  uvv0*2,uuu0vvv0*19,uuu1
  uvv0*23,
not-joined 358x223
~ WwRR k9wt iOkJ rk_K AnGu aMqs toON Gm7K u07a yBJx aWCI gLQV OXbS gKBg eoD5 B30u AjsQ WQ4H EVgU WX_M
~ pmFY vBhR MZcr UaGI vBhR PcKf
  rssarrs9rrsdrss8uvv0*19,
  uvv0*23,
  uuu0*2,uuu1vvv0*19,uvv2
  tuu4uuu4uvv1uuu3klmimnojnopimnnilnnhlmnnqqqevvv0*6,lnniopphmnnkkmmmttt5vvv2
  uuu1*2,uvv1vvv0*14,vvv1*2,uuu5uuu2vvv0vvv2
  uuu0*2,uvv1vvv0*14,sst9stt9sssesssbvvv3vvv2
  uvv0*2,uvv1vvv1uvv3vvv1uuu5*3,ttt5vvv0*8,vvv1uuu5stt7vvv1vvv2
  uvv0*2,uvv1vvv2ttt9sstcttu7ttt8*3,vvv0*7,uuu4pqqesssaqrrfuuu4vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0uuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1oqq7pqqdmooioppgopqgoppdmnogpqqcnppfoppenophmnogpqqctuu0stt3stt2vvv0vvv2
  uvv0*2,uvv1vvv0ttt0stt1tuu0*15,vvv0vvv2
  uvv0*2,uuu0vvv0*19,uvv2
  uvv0*3,uuu0*19,uvv0
not-offered-here 358x212
~ WwRR k9wt RQXx rk_K AnGu aMqs dxfu Gm7K u07a yBJx aWCI gLQV OXbS gKBg eoD5 B30u AjsQ WQ4H EVgU Opnd
  rssarss7qrrcrrs9rssbrrs8uuu1uvv0*16,
  uvv0*22,uuu0
  uuu0*2,uuu1vvv0*6,vvv1vvv0*12,uvv2
  uuu3tuu4uvv1uuu3klljmnojopphmnnimnnhlmnmqqqevvv0*6,lnniopphmnnkkmmmttt5vvv2
  uuu1*2,uvv1vvv0*14,vvv1*2,uuu5uuu2vvv0vvv2
  uuu0*2,uvv1vvv0*14,sst9stt9sssesssbvvv3vvv2
  uvv0*2,uvv1vvv2uuu5uuu3tuu6tuu7tuu6ttt6vvv0*7,uvv1tuu3ttt6rss9uuu2vvv2
  uvv0*2,uvv1vvv2ttu7sttattu6*2,ttt6*2,vvv0*7,uuu4qrrcttt9rrrcuuu3vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1uuu3qrrerssarrrhrssfsssdsssasttcrrrgsss9qrrfqqrfsssbsssdrssdvvv0*4,vvv2
  uvv0*2,uvv1vvv2sssbrsshrssdttt7vvv0*14,vvv2
  uvv0*2,uuu1vvv0vvv1uuu3*2,vvv1vvv0*14,uvv2
  uvv0*22,uuu0
  uvv0*23,
identity-needed 358x248
~ WwRR k9wt mlCu rk_K AnGu aMqs wRFZ Gm7K u07a yBJx aWCI gLQV OXbS gKBg eoD5 B30u AjsQ WQ4H EVgU aoWA
~ CGVF tHif 1Obe THW7
  qrrcrrsdrssbrss9qrrarrs8uvv0*17,
  uvv0*23,
  uuu0*2,uuu1vvv0*19,uvv2
  ttu4tuu4uvv1uuu3klmimnojnopimnnilnnhlmnnqqqevvv0*6,lnniopphmnnkkmmmttt5vvv2
  uuu1*2,uvv1vvv0*14,vvv1*2,uuu5uuu2vvv0vvv2
  uuu0*2,uvv1vvv0*14,sst9stt9sssesssbvvv3vvv2
  uvv0*2,uvv1vvv1uvv3vvv1uuu5*3,ttt5vvv0*8,vvv1uuu5stt7vvv1vvv2
  uvv0*2,uvv1vvv2ttt9sstcttu7ttt8*3,vvv0*7,uuu4pqqesssaqrrfuuu4vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1uuu3qrrfsss9rrrdrrrgrrrerssb*2,sss8rrsdrsscsssfsssarrrhrrrdqrrgttt8vvv0*2,vvv2
  uvv0*2,uvv1vvv0*19,vvv2
  uvv0*2,uvv1vvv2uvv1uvv0*16,vvv3vvv2
  uvv0*2,uvv1uvv7vvv0*5,oppjnopjmnnloopjnoofsst9ttt6vvv0*5,uvv7vvv2
  uvv0*2,uvv1vvv1uvv1uvv0*16,vvv2*2,
  uvv0*2,uuu0vvv0*19,uuu1
  uvv0*23,
every-day 358x313
~ WwRR k9wt 2j3E rk_K AnGu aMqs zN3P Ufps Gm7K u07a a7q3 8RxH gLQV 0lTW gKBg eoD5 QaoL Lwyb syHt EVgU
~ OPgH WX_M pmFY vBhR MZcr UaGI vBhR PcKf CGVF Us6K 1Obe _2Nc
  rrs9rssarss8stt7uvv0*19,
  uvv0*22,uuu0
  uuu0rss1uuu1vvv0*4,vvv1vvv0*14,uvv2
  stt4lnoduvv1ttu5noolmnnmnoofmnnqmnnfvvv2vvv0*4,sss4oopdmnoklmnknoolmnnjnoogttt6vvv2
  tuu1stt3uvv1vvv0uvv0tuu1uuu1uuu0vvv0*11,uuu2vvv0*2,vvv2
  uuu0*2,uvv1vvv0uuu0oppfoppgrrs8vvv0*14,vvv2
  uvv0*2,uvv1vvv0*19,vvv2
  uvv0*2,uvv1vvv0sssdsttattt5vvv0*11,tuu5oppfqqrgttt5vvv2
  uvv0*2,uvv1tuu2gkl0*5,lop2tuu0*11,vvv0vvv2
  uvv0*2,uvv1vvv2ttt8tuu6uuu4tuu5tuu6ttt8vvv2ttt7*2,tttatuu6tuu7tuu5ttt7uuu7vvv0*3,vvv2
  uvv0*2,uvv1vvv1ttt6ttt7tuu6uuu3uuu5ttu7uuu5tuu5uuu5uuu7ttt7uuu5*2,ttt6uuu5vvv0*3,vvv2
  uvv0*2,uvv1vvv0uuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1pqq7pqqcnopgpqqe*2,pqqbnopeprraoppepqqcoppfnooeprratuu0stt3stt2vvv0vvv2
  uvv0*2,uvv1vvv0ttt0rss2ttt0stt2stt1stt2stt1stt2stt1*2,stt2stt1stt2stt1tuu0*3,vvv0vvv2
  uvv0*2,uvv1vvv0*19,vvv2
  uvv0*2,uvv1vvv3uvv1uvv0*10,uuu0uvv0*5,vvv4vvv2
  uvv0*2,uvv1uvv7vvv0*5,sss9mnnmpqqfmnnloppestt6rssbvvv0*5,uvv7vvv2
  uvv0*2,uvv1vvv1uvv1uvv0*16,vvv2*2,
  uvv0*2,uuu0vvv0*19,uuu1
  uvv0*23,
two-steps 358x326
~ WwRR k9wt _4CB rk_K AnGu aMqs D-8R bB5x Gm7K u07a uBwG Uso- gLQV ByGg gKBg eoD5 qR2W T-4s E1vm EVgU
~ t7sm WX_M pmFY vBhR MZcr UaGI vBhR PcKf CGVF 7f5t 1Obe THW7
  rrsarss6qrrbstt5uvv0*19,
  uvv0*23,
  uuu0stt1uuu1vvv0*19,uvv2
  sss7looeuvv1ttu5nooloopdnookmnokmnodpqqakmmjnoojlnnivvv0*4,lmmiopphmnnkkmmmttt5vvv2
  tuu1*2,uvv1uuu2pqqgpqq9qqqarrr8qqr8sss5vvv0*12,vvv2
  uuu0*2,uvv1vvv1rrr7sss7ttt6qrrarss7ttt6vvv0*12,vvv2
  uvv0*2,uvv1vvv0*13,rrrcqqrerrsfqrrerrrduuv4vvv2
  uvv0*2,uvv1vvv0vvv1vvv0*5,vvv1uvv1vvv0*10,vvv2
  uvv0*2,uvv1vvv0rssdrssfssscrssdsstbsssersscrrrfvvv0*4,rrrdoppgqrrdnookoppjttt6vvv2
  uvv0*2,uvv1tuu2gkl0*3,hlm0tuu0*13,vvv0vvv2
  uvv0*2,uvv1uuu3rsscsssasttbrsseuuu6sssatttarsshsst9rssdsst9sssbuvv2vvv0*5,vvv2
  uvv0*2,uvv1vvv0vvv1*4,vvv2vvv1*2,vvv2vvv0vvv1uvv1vvv2vvv0*6,vvv2
  uvv0*2,uvv1vvv0uuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1opp9pqqdmooioppgopqgoppdmnogpqqcnppfoppenophmnogpqqctuu0stt3stt2vvv0vvv2
  uvv0*2,uvv1vvv0ttt0stt0tuu0*15,vvv0vvv2
  uvv0*2,uvv1vvv0*2,uuu0*15,vvv0*2,vvv2
  uvv0*2,uvv1vvv4vvv1*2,uuu0vvv1vvv0*2,uuu2vvv0vvv1uvv2vvv1*2,vvv0*5,vvv4vvv2
  uvv0*2,uvv1uvv6vvv0opplqqrboppioppjnopepqqdopphoopipqqgnoohoppg*2,lmmgrrrdttt4vvv0uvv6vvv2
  uvv0*2,uuu1vvv0uvv1uvv0*16,vvv1vvv2
  uvv0*2,uuu0uvv0vvv0*18,uuu0
  uvv0*23,
friends 358x279
~ WwRR k9wt yR8d rk_K AnGu aMqs zN3P A65T Gm7K u07a MmUK RmyZ gLQV LNlb gKBg eoD5 QaoL Lwyb 8B_s EVgU
~ WX_M pmFY vBhR MZcr UaGI vBhR PcKf CGVF 1i00 1Obe _2Nc
  qrrdrss9stt6uvv0*20,
  uvv0*22,uuu0
  uuu0rss1uuu1vvv0*19,uvv2
  sss6knnfuvv1ttu5noofmnnfnoolnoofmnoklmnnlmnmmnnfvvv2vvv0*4,mnnfpqqdmnnkkmmmttt5vvv2
  tuu1stt3uvv1vvv0*11,uuu3uvv3vvv1uuu2uvv3uuu3vvv2vvv0vvv2
  uuu0*2,uvv1vvv0*11,stt8sttbsss9ttt7sstastt9rssdvvv3vvv2
  uvv0*2,uvv1vvv0uuu4uuu2*2,vvv0*11,uvv1ttu3ttt6uuu2vvv2
  uvv0*2,uvv1vvv0rss8*2,stt3tuu0*2,uvv0vvv0*8,uuu4qrrbsstauuu2vvv2
  uvv0*2,uvv1tuu2imn0*5,mpq2tuu0*11,vvv0vvv2
  uvv0*2,uvv1vvv0uuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1opp9pqqdmooioppgopqgoppdmnogpqqcnppfoppenophmnogpqqctuu0stt3stt2vvv0vvv2
  uvv0*2,uvv1vvv0ttt0stt0tuu0*15,vvv0vvv2
  uvv0*2,uvv1vvv0*2,uuu0*15,vvv0*2,vvv2
  uvv0*2,uvv1vvv4vvv1vvv0*3,uuu1vvv0*2,vvv1*4,vvv0uvv3vvv0*4,vvv4vvv2
  uvv0*2,uvv1uvv6vvv0*4,qqqeoopgopploppcopplnoolnoofrrsarrsdvvv0*4,uvv6vvv2
  uvv0*2,uuu1vvv0uvv1uvv0*16,vvv1vvv2
  uvv0*2,uuu0uvv0vvv0*18,uuu0
  uvv0*23,
a-loss 358x279
~ WwRR k9wt gq3l rk_K AnGu aMqs EI-e Gm7K u07a fwoO aWCI gLQV OXbS gKBg eoD5 Y7Bj nmjX VrTj EVgU WX_M
~ pmFY vBhR MZcr UaGI vBhR PcKf CGVF 0k6j 1Obe THW7
  rss9rrs8uuu0uvv0*20,
  uvv0*23,
  uuu0*2,uuu1vvv0*19,uvv2
  ttt6sss9uvv1ttu5mnngnoojmnohpqqblmnknookklmimnnouuu3vvv0*4,lnniopphmnnkkmmmttt5vvv2
  uuu1*2,uvv1vvv0*14,vvv1*2,uuu5uuu2vvv0vvv2
  uuu0*2,uvv1vvv0*14,sst9stt9sssesssbvvv3vvv2
  uvv0*2,uvv1vvv0uuu5tuu4vvv1vvv2uuu4uuu6ttt6vvv0*6,uvv1uuu4tuu4ttt4vvv0vvv2
  uvv0*2,uvv1vvv0ttt8*2,ttt9*3,stt8sttbvvv0*6,pqqgqrrerrsasssbuuu3vvv2
  uvv0*2,uvv1vvv0tuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0uuu0*17,vvv0vvv2
  uvv0*2,uvv1vvv0stt1oqq7pqqdmooioppgopqgoppdmnogpqqcnppfoppenophmnogpqqctuu0stt3stt2vvv0vvv2
  uvv0*2,uvv1vvv0ttt0stt1tuu0*15,vvv0vvv2
  uvv0*2,uvv1vvv0*19,vvv2
  uvv0*2,uvv1vvv3uvv1uvv0*3,uuu0*2,uvv0uuu0uvv0uuv0uuu1uvv0*6,vvv4vvv2
  uvv0*2,uvv1uvv6vvv0*4,ppqgnopjnoogpqqdoppgnooinookrrsbttt6vvv0*4,uvv6vvv2
  uvv0*2,uvv1vvv1uvv1uvv0*16,vvv2*2,
  uvv0*2,uuu0vvv0*19,uuu0
  uvv0*23,
completed 358x223
~ WwRR k9wt su27 rk_K AnGu aMqs hHd8 z1sT k_Xd V7C6 u07a yBJx aWCI gLQV OXbS CGVF 2H1U 9p0M AW3R
  rrs9qrrarrrbrrr9uvv0*19,
  uvv0*2,uuu0vur1vus0*17,vur1uut0
  vtq0*2,uus3vvv0*6,vvv1vvv0*12,vto6
  rk66*2,vtq3uuu3klljmnojopphmnnimnnhlmnmqqqevvv0*6,lnniopphmnnkkmmmttt5vur5
  upf1*2,vur3vvv0*14,vvv1*2,uuu5uuu2vvv0vur5
  uuu0*2,vus3vvv0*14,sst9stt9sssesssbvvv3vur5
  uvv0*2,vus3vvv0vsl0vrk0*15,vsl0vvu0vur5
  uvv0*2,vus3vur2vm50*4,ul52sj49qi4cqi4brj45qi4brj48qi4aul53vm50*4,vtn2vur5
  uvv0*2,vus3vus1vm50*5,ul52tk53*2,ul53sk55tk55tk54vm52vm50*4,vto2vur5
  uvv0*2,vus3vvv0vur1vuq0*2,vtq1vtq0*3,vuq0vtq1*2,vtq2vuq0vtq0vuq0*2,vtq1vur0vvv0vur5
  uvv0*2,vus3vvv2qrrgrrsfrrscsssdsss8ttu7qrrettt9sssd*2,sssgrsscsssb*2,rrrdsttdvvv0*2,vur5
  uvv0*2,vus3vvv2rsscrssdrssbqrrerrsjrrrhrrrcqrrersshrssfsssavvv0*7,vur5
  uvv0*2,uus2vvu0vvv0*18,vto6
  uvv0*3,uus0uur0*17,uus0uvv0
granted 358x120
~ WwRR k9wt ImOb rk_K AnGu mG1W cQZA pBJQ jd6W rfQE u07a yBJx aWCI FsHr OXbS
  qrr9rrscrrs9uvv0*20,
  uvv0*3,uuu0*19,uvv0
  stt0*2,uuu0*2,uvv0*17,uuu0uuu1
  5gc56hc6uuu1ttt2jllilnninoohlmnhlmmhkmmnpqqduvv0*5,uuu0lmmhnopglmnjklllsss5uuu1
  eli5dkh4uuu1*2,ttt4*2,tuu2tuu1ttt3ttt4tuu3uuu0tuu2tuu3ttt4uuu0uvv0uuu1tuu1ttt5tuu2uuu0uuu1
  tuu2*2,uuu1tuu1rss9qrr9rrsbrssbstt7stt6rrsbsss7qqrdqrrbrsscuuu0uvv0rss9rss8rrsdrrratuu3uuu1
  uvv0*2,uuu0*20,uuu1
  uvv0*23,
granted-under-review 358x197
~ WwRR k9wt alFN rk_K AnGu mG1W cQZA pBJQ jd6W rfQE u07a yBJx aWCI gLQV OXbS Nm8U SUwz 8a-E Jkf2
  qrr9rrscqrr9rssaqrrasss8rrsbrssauvv0*15,
  uvv0*3,uuu0*20,
  rts1*2,uuu0*2,uvv0*2,uuu0uvv0uuu0uuu1uvv0*12,uuu1
  5gb56gc6uuu1ttt2jklilnninooglmnhlmmglmmmpqqduvv0*5,uuu0lmmhnopglmnjklllsss5uuu1
  fmj5flj5uuu1uvv0*14,uuu1tuu1ttt5tuu2uuu0uuu1
  tuu1*2,uuu1uvv0*14,rss9rss8rrsdrrratuu3uuu1
  uvv0*2,uuu1uuu0stt3stt4rss4rss6rss4stt2uuu0uvv0*11,uuu1
  uvv0*2,uuu1uuu0stt2sst5rss6rss7qrr9qrr8uuu0uvv0*11,uuu1
  uvv0*2,uuu1ttt3pqqdqrr9pqqcqqriqrrdqrrfqrrbrrscrrsaqrrfqrrerss9pqrerssaqqreqrrattt5uvv0uuu1
  uvv0*2,uuu1*2,stt7rss8stt5ttt6uvv0uuu0*2,uvv0*4,tuu1uvv0*6,uuu1
  uvv0*2,uuu1*2,ttt5*2,ttt4ttt5uvv0*14,uuu1
  uvv0*2,uuu0*21,
  uvv0*23,
granted-on-hold 358x197
~ WwRR k9wt D8NS rk_K AnGu mG1W cQZA pBJQ jd6W rfQE u07a yBJx aWCI gLQV OXbS 55lu TAXR 8a-E VTGq
  qrr9rrscqrr9rss9*2,qrrcuvv0*17,
  uvv0*3,uuu0*19,uvv0
  stt0*2,uuu0*2,uvv0*17,uuu0uuu1
  5gc56hc6uuu1ttt2jllilnninoohlmnhlmmhkmmnpqqduvv0*5,uuu0lmmhnopglmnjklllsss5uuu1
  eli5dkh4uuu1uvv0uuu0uvv0*12,uuu1tuu1ttt5tuu2uuu0uuu1
  tuu2*2,uuu1uvv0*14,rss9rss8rrsdrrratuu3uuu1
  uvv0*2,uuu1uuu0stt3stt4stt2stt3rss3uuu0uvv0*12,uuu1
  uvv0*2,uuu1uuu0stt3rss6qrr7pqr9rss8tuu0uvv0*12,uuu1
  uvv0*2,uuu1tuu3pqqirssbqrrcrss9rssbqqrfstt6qrrarss7qrre*3,qrrdsss9uvv0*4,uuu1
  uvv0*2,uuu1tuu2rss7rss8rss7rss9ttt4rss8stt6sst8rss6stt6rss9stt6sss8tuu2uvv0*4,uuu1
  uvv0*2,uuu1uuu0ttt4rss6sss6stt5tuu5stt4tuu4stt5*2,tuu4ttt5ttt3stt5tuu2uvv0*4,uuu1
  uvv0*2,uuu0*21,
  uvv0*23,
unsatisfied 358x417
~ WwRR k9wt Wh5F rk_K AnGu aMqs 6L24 r5xp USed rfQE u07a yBJx xOlF gLQV OXbS gKBg eoD5 LefD WlJE ss7N
~ EVgU A1ji WX_M pmFY vBhR MZcr IgSr vBhR PcKf Urn9 QfYQ UTO4 HGkC 4nvo eknD PkXy UTO4 uZT4 iHpI lpsq
~ 6ZD0 uZAy ajGj jeJ5 8C-g
  rssbqrraqrrdqrrauvv0*19,
  uvv0*3,uuu0*20,
  uuu0*4,uvv0*2,uuu0uvv0uuu0uuu1uvv0*12,uuu1
  stt4*2,uuu1ttt2jklilnninooglmnhlmmglmmmpqqduvv0*5,uuu0nooapqqanopbmnocstt3uuu1
  tuu1*2,uuu1uvv0*14,uuu1tuu1ttt5tuu2uuu0uuu1
  uuu0*2,uuu1uvv0*14,rss9rss8rrsdrrratuu3uuu1
  uvv0*2,uuu1uuu0ttt4stt6tuu3tuu2sss9ttt6sss7stt5uvv0*4,uuu0stt3rss5rrr6rss6tuu2uuu1
  uvv0*2,uuu1tuu2qrr7qrr6qrs7rss8qrr9qrs6qrr6rss5stt0*3,uuu0*2,pqrcqrrbqrr8qrrcttt3uuu1
  uvv0*2,uuu1stt2hlm0*11,stt0ttt0*5,uuu0uuu1
  uvv0*2,uuu1ttt3pqqcqrrdpqqerss9rssdrss9pqqfstt6uvv0*10,uuu1
  uvv0*2,uuu1uvv0*19,uuu1
  uvv0*2,uuu1uuu0tuu0*2,pqqdmooioppg*2,moohoppbnoojoppcnopetuu0*6,uuu0uuu1
  uvv0*2,uuu1uuu0stt1npp9stt1stt2stt1rss3*2,tuu0*8,stt3stt2uuu0uuu1
  uvv0*2,uuu1uuu0tuu0*2,qrr8nopfoppcopqcsst4tuu0*10,uuu0uuu1
  uvv0*2,uuu1uuu0stt0orq1stt1stt2*2,tuu0*2,stt2stt4tuu0*2,stt2stt3rss4stt3rss3sss0uuu0uuu1
  uvv0*2,uuu1uuu0rss2hnk7rss3qrrcnppeopqdnooenppcopphstt1tuu0pqr8pqqaoppdpqqcoppdrss5uuu0uuu1
  uvv0*2,uuu1uuu0tuu0*17,uuu0uuu1
  uvv0*2,uuu1uuu0stt3qrr6rss6pqqepqqapqqfoqqcoqqaoqqdnpplttt0rss4pqqaoqqapqqaopqarss4uuu0uuu1
  uvv0*2,uuu1uuu0ttt0sst3sss4rss6*2,rss5qrr9pqqbqrr7qrr9rss6rss4qrr9rss5rss6stt2tuu0uuu0uuu1
  uvv0*2,uuu1uuu0tuu0*2,stt3rss7rss8qrr8rrs8rss6rss7rss5rss4*2,rss5rss6rss8stt4tuu0uuu0uuu1
  uvv0*2,uuu1uuu0tuu0*2,rss5qrr9pqr9pqqcttt0tuu0*10,uuu0uuu1
  uvv0*2,uuu1uuu0ttt0stt0*15,ttt0uuu0uuu1
  uvv0*2,uuu1uuu0qrr5mnnknopfoqqbmoodmnoorss3tuu0pqqaoppcopqenoogpqqbmoojopqhlnnjqrr7uuu0uuu1
  uvv0*2,uuu1uuu0tuu0*3,stt2tuu0*13,uuu0uuu1
  uvv0*2,uuu0*20,uuu1
  uvv0*3,uuu0*19,uvv0
  uvv0*23,
sold-out 358x250
~ WwRR k9wt zZWs rk_K AnGu aMqs 6L24 r5xp USed rfQE u07a JX93 DotW gLQV E4oD gKBg eoD5 VDR8 Ov2e EVgU
~ EBp- WX_M pmFY vBhR MZcr -4H4 vBhR PcKf
  rrrarss9rrsbuuu0uvv0*19,
  uvv0*3,uuu0*20,
  uuu0*5,uvv0uuu0*2,uvv0*14,uuu1
  stt4*2,uuu1stt5kllimnoelmmiklmkoppeuvv0*6,npp9nppbnoocnpp9nopeoppbstt4uuu1
  tuu1*2,uuu1uvv0*13,tuu2stt3stt5ttu3ttt5uuu0uuu1
  uuu0*2,uuu1uvv0*13,tuu1rss8rrsbrss8ssscuuu3uuu1
  uvv0*2,uuu1uuu0sss8stt6ttt6ttt3ttt5stt7sst7sss7uuu0uvv0*9,uuu1
  uvv0*2,uuu1uuu0qrr8*2,qrs7qrr9rss6qrs7qrr6qrr9stt0*9,uuu0uuu1
  uvv0*2,uuu1stt2hlm0*17,rss2uuu1
  uvv0*2,uuu1tuu2pqqjqrrbpqrdqrrgqrrepqqdrssapqqhqqrbrrscrss9qrrfrrsdpqrcpqqfqrrbtuu4uvv0uuu1
  uvv0*2,uuu1uvv0*19,uuu1
  uvv0*2,uuu1uuu0tuu0*17,uuu0uuu1
  uvv0*2,uuu1uuu0stt1npp9pqqdnoognppdnoocmnoknoojnoofstt2tuu0*5,stt3stt2uuu0uuu1
  uvv0*2,uuu1uuu0tuu0*17,uuu0uuu1
  uvv0*2,uuu0*20,uuu1
  uvv0*23,
claim-expired 358x250
~ WwRR k9wt doou rk_K AnGu aMqs 6L24 r5xp USed rfQE u07a yBJx xOlF gLQV OXbS gKBg eoD5 sXb7 cOXk EVgU
~ AKg5 WX_M pmFY vBhR MZcr -4H4 vBhR PcKf
  rrsarsscrss8qrrcrrrauvv0*18,
  uvv0*3,uuu0*20,
  uuu0*4,uvv0*2,uuu0uvv0uuu0uuu1uvv0*12,uuu1
  stt4*2,uuu1ttt2jklilnninooglmnhlmmglmmmpqqduvv0*5,uuu0nooapqqanopbmnocstt3uuu1
  tuu1*2,uuu1uvv0*14,uuu1tuu1ttt5tuu2uuu0uuu1
  uuu0*2,uuu1uvv0*14,rss9rss8rrsdrrratuu3uuu1
  uvv0*2,uuu1uuu0stt7*2,ttt5ttt3ttt5stt6sst6sss8uuu0uvv0*9,uuu1
  uvv0*2,uuu1uuu0qrr7qrr8qrr7qrr9rss6*2,qrr6qrs8stt0*9,uuu0uuu1
  uvv0*2,uuu1stt2hlm0*17,rss2uuu1
  uvv0*2,uuu1tuu2pqqhqrrfqrrcrssbqrraqrrerrsarssbqrresss7rrsaqrraqrrepqqjqrrcuvv0*3,uuu1
  uvv0*2,uuu1uvv0*19,uuu1
  uvv0*2,uuu1uuu0tuu0*17,uuu0uuu1
  uvv0*2,uuu1uuu0stt1npp9pqqdnoognppdnoocmnoknoojnoofstt2tuu0*5,stt3stt2uuu0uuu1
  uvv0*2,uuu1uuu0tuu0*17,uuu0uuu1
  uvv0*2,uuu0*20,uuu1
  uvv0*23,
claiming 358x223
~ WwRR k9wt JR_l rk_K AnGu aMqs hHd8 z1sT k_Xd V7C6 u07a yBJx aWCI gLQV OXbS CGVF nWdp m4bS 9p0M AW3R
  rrsarrsdqrrcuuu0uvv0*19,
  uvv0*2,uuu0vur1vus0*17,vur1uut0
  vtq0*2,uus3vvv0*6,vvv1vvv0*12,vto6
  rk66*2,vtq3uuu3klljmnojopphmnnimnnhlmnmqqqevvv0*6,lnniopphmnnkkmmmttt5vur5
  upf1*2,vur3vvv0*14,vvv1*2,uuu5uuu2vvv0vur5
  uuu0*2,vus3vvv0*14,sst9stt9sssesssbvvv3vur5
  uvv0*2,vus3vvv0vsl0vrk0*15,vsl0vvu0vur5
  uvv0*2,vus3vur2vm50*3,vm51sk44tk56rj4brj49pi4bsk54qi4aqj4arj47vm51vm50*3,vtn2vur5
  uvv0*2,vus3vus1vm50*4,sk53vm52tl52tk53*2,ul53tk54tk55tl54vm50*4,vto2vur5
  uvv0*2,vus3vvv0vur1vuq0*2,vtq1vtq0*3,vuq0vtq1*2,vtq2vuq0vtq0vuq0*2,vtq1vur0vvv0vur5
  uvv0*2,vus3vvv2qrrgrrsfrrscsssdsss8ttu7qrrettt9sssd*2,sssgrsscsssb*2,rrrdsttdvvv0*2,vur5
  uvv0*2,vus3vvv2rsscrssdrssbqrrerrsjrrrhrrrcqrrersshrssfsssavvv0*7,vur5
  uvv0*2,uus2vvu0vvv0*18,vto6
  uvv0*3,uus0uur0*17,uus0uvv0
polling 358x266
~ WwRR k9wt IaAG rk_K WwRR XV8o S2W2 VfRw AnGu aMqs hHd8 z1sT k_Xd V7C6 u07a yBJx aWCI gLQV OXbS CGVF
~ 2H1U 9p0M AW3R
  rrrbqrrfsst4uvv0*20,
  uvv0*23,
  hjjrkllinoo8giikikkjjllhgijjikkdlmmjuvv0*6,qqrgqrrepqqgqqrerss8pqqhsss7qrra
  uvv0*5,sss3uvv0*17,
  uvv0*2,uuu0vur1vus0*17,vus1utr3
  vrk1*2,vur3vvv1sst4ttt4sss6tuu3sst4sst8uuu2vvv0*6,stt4uuu3ttt5sss4uuu1vuq5
  qj57*2,vtq3vvv1noofppqfrssboppfppqdoppfrssbvvv0*6,oppeqqrdoppeopphuuu3vur5
  vsn0*2,vur3vvv0*14,rssbrssaqrrjrrrduuu4vur5
  uuu0*2,vus3vvv0*19,vur5
  uvv0*2,vus3vvu0vpd0voc0*15,vpc0vus1vur5
  uvv0*2,vus3vuq2vm50*4,tk53qi4coh4gng3fqi49ng3gph4doh4ftk55vm50*4,vsn2vur5
  uvv0*2,vus3vvt1voa0vn90*16,vur1vur5
  uvv0*2,vus3vvv0sttattt7tuu6tuu7uuu4uuu3stt8vvv3tuu8ttu8tttbuuu5ttt7tuu5ttu7uuu6vvv0*2,vur5
  uvv0*2,vus3vvv1ttt7ttt9ttt6ttt9stt9uuu6sss9tuu8ttu7uuu5uuu7ttt6uuu5*2,ttt6uuu7vvv0*2,vur5
  uvv0*2,vus3vvv2rsscssscrssb*2,ssserssesss9rrscrssf*2,sssavvv0*7,vur5
  uvv0*2,uut1vus1vus0*17,vus1vtp4
  uvv0*23,
of-a-visitor 358x120
~ WwRR k9wt gAGd rk_K AnGu aMqs BqMG Gm7K u07a F4Tt aWCI CyOu OXbS
  rss9rss7rsscrrsauvv0*19,
  uvv0*22,uuu0
  uuu0*2,uuu1vvv0*3,vvv1vvv0*15,uvv2
  uuu3*2,uvv1uuu2lmmjnoomkmmknnojmnofqqqdvvv0*7,lnniopphmnnkkmmmttt5vvv2
  uuu1*2,uvv1vvv1uvv3uuu2uuv3vvv0*10,vvv1*2,uuu5uuu2vvv0vvv2
  uuu0*2,uvv1vvv2sstasss9sttdttu7vvv0*9,sst9stt9sssesssbvvv3vvv2
  uvv0*2,uuu0vvv0*19,uuu1
  uvv0*23,
money-normal 358x248
~ WwRR k9wt eBJV rk_K sCyd XV8o 1qRX rk_K kEtt Nq8B Zg6J Y3-I MDK1 pc_s 8qVW IZSR ZIHn bT4b o5Qg cXM8
~ yqb4 BfeV b_lr IZSR 1gKn
  rssbrrsarss9rssarrsattu5uvv0*17,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0hijqlmnhjlljnoocjllgoppdklmhjllhhjjpkllhlmmhnoocvvv0*9,vvv2
  vvv0*22,vvv2
  vvv0gmj3dlh0*5,jnk4vqf0*2,vsn1stt0*10,vvv0vvv2
  vvv0nqp2kpn0*5,orp2vsm0*2,vtq1uuu0*10,vvv0vvv2
  vvv0orq4tuu7ttu5ttt7*2,vvv0*5,vut0vur0stt7ttu7tuu4tuu5tuu7ttt7*2,uvv3vvv0vvv2
  vvv0orq4ttt6rssbsss8ttt7vvv0*2,uuv3vvv0*2,vut0vur0sss7ttt8stt6ttt8tuu6ttu8ttt6uvv4vvv0vvv2
  vvv0*2,sss9qrrboppgrrrdoppioppdoppnoppguuu3vvv0*2,ppqhqrreppqgtuu5vvv0*5,vvv2
  vvv0*13,opphnoojppqjoppinoofsss9vvv0*3,vvv2
  vvv0*22,vvv2
  vvv0rss2sss9sttcrssaqqrirssbuuv4vvv0*14,vvv2
  vvv0*2,rrscqrrdopphqrrdpqqfpqqboppnppqeuuu2vvv0*11,vvv2
  vvv0*3,vvv1uuv1vvv1uuu2uuu1uvv3uuu2vvv0*12,vvv2
  uvv0vvv0*21,uuu0
money-missed 358x229
~ WwRR k9wt jiKT rk_K sCyd XV8o 1qRX iP0r 2tBw F6se rk_K kEtt Nq8B aGbs -Xn9 MDK1 pc_s 8qVW P0e5 ZIHn
~ BfeV b_lr P0e5 iAsk j_2l Phkz P0e5 B2qE
  rssbrrsarss9rrrbrss9ttt4uvv0*17,
  uvv0*22,uuu0
  vvv0*17,uvv0vvv1vvv0*3,uvv2
  vvv0hijqlmnhjlljnoocjllgoppdklmhjllhhjjpkllhlmmhnoocvvv0*4,klmfhjjmrrsfqqqftuu4vvv2
  vvv0*22,vvv2
  vvv0hnl3fmj0*5,kpn3ttt0*7,tuu0stt6*5,vvv1vvv2
  vvv0lpn2iol0*5,nqp2tuu0*7,uuu0ttu4*4,ttt4vvv1vvv2
  vvv0psr3uuu6uuu3uuu5tuu5vvv0*6,uuu0uuu5uuu4ttu7uuu3*2,vvv0*4,vvv2
  vvv0mqo4ttu7rssbstt9ttu7vvv0*5,uuv0uuu1ttt8*2,tttastt9stt8vvv0*4,vvv2
  vvv0*2,rssaqqrcnooiqrrdvvv0*7,nopjqqrgnophttt6vvv0*5,vvv2
  vvv0*2,vvv1vvv0*19,vvv2
  vvv0ttt7sttcrrrdrsscsst8vvv0*16,vvv2
  vvv0*2,qrrbqqrfnooiqrrdvvv0*16,vvv2
  vvv0*22,uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
money-nothing-open 358x198
~ WwRR k9wt MpkK rk_K sCyd XV8o 1qRX bpPI rk_K kEtt JdD1 MDK1 pc_s 8qVW P0e5 nvkp
  rssbrrsarss9rrsbqrrdrrs8qrrbsst7uvv0*15,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0hijqlmnhjlljnoocjllgoppdklmhjllhhjkpkllhlmmhnoocvvv0*9,vvv2
  vvv0*22,vvv2
  vvv0ttu8uuu3uuu4ttt5uuu2*2,ttt6tuu4uuu2tuu4uuu2uuu3*3,tuu5uuu2uvv2vvv0*4,vvv2
  vvv0oqqanqp8mpocmpo9npp7oqp9nppanpoaoqp8mpocorq7mpoanpp8npp9mpoampo9orq7qsr0*3,vvv0vvv2
  vvv0bjg47hd0*19,qsr4vvv2
  vvv0*22,vvv2
  vvv0gmk8sssdqqrfrrrerssdvvv0*16,vvv2
  vvv0*2,sssaqqrcnooiqrrdvvv0*16,vvv2
  vvv0*22,uvv2
  uvv1vvv0*20,uvv0uuu0
money-of-a-visitor 358x181
~ WwRR k9wt zgqU rk_K sCyd XV8o jRvD iP0r kRKs F6se kEtt Nq8B xsHM a2Ff R4kI Uafp
  rssbrrsarss9*3,rrscsss7uvv0*16,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0ijkkklmglmngikkkkllllmmkjllgoppdijknnoo8hijghjkjklmglmnhjklkklmhkllhvvv3vvv0*3,vvv2
  vvv0uuu3rss4vvv0*19,vvv2
  vvv0mnndklmkrrrfqqqfuuu3vvv0*16,vvv2
  vvv0*22,vvv2
  vvv0bjg47hd0*4,chj87ef0*14,qrs4vvv2
  vvv0rts1qsr0*4,rst1qrs0*14,vvv0vvv2
  vvv0gmk8rrrirsshoppjrrrdrrrgpqqipqqprsscqss4kno5pqqjqrrkppqlrrsepqqfpqqlqqqlpqqjrssdvvv0vvv2
  vvv0*22,uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
