countdown-days 358x113
~ WwRR k9wt FLUp NWWp myGa tlQm 2_Hq eI60 HF93 2_Hq vqG9 bW5v 2_Hq Y96_ VQ0a 2_Hq Y96_ _dhs
  rss9rrscqrrarrsbrss8qrrbuvv0*17,
  uvv0*23,
  oppfnookpqqcqqrgpqqcqrr8oppgopqepqqguvv0*14,
  uvv0*23,
  vvv0*2,qqq8vvv0*4,ttt3qqr7vvv0*4,qrr8qqravvv0*4,oppcsss5vvv0*2,
  vvv0*2,rrs5vvv0*4,ttt3oppauvv2vvv0*3,qrr8qqravvv0*4,oppcsss5vvv0*2,
  vvv0*2,qrrctuu5vvv0*2,uvv2rsscrssesssavvv0*3,sttbttt8vvv0*4,rrrauuu4vvv0*2,
  vvv0*5,uvv0vvv0*5,uvv0vvv0*4,uvv0vvv0*5,uvv0
countdown-hours 358x113
~ WwRR k9wt 2v_6 NWWp fmkf Mm1O 2_Hq wcGm bW5v 2_Hq _G_3 VQ0a 2_Hq 4bsy _dhs
  rss9rrscqrrarrsbrss9rssattt3uvv0*16,
  uvv0*23,
  oppfnookpqqcqqrgnoojpqqfqrrboppduuu1uvv0*14,
  uvv0*23,
  vvv0*2,uuu2oppbstt5vvv0*5,ttt6qrr6vvv0*6,rss7sss5vvv0*3,
  vvv0*2,uuu2pqq9ttt3vvv0*5,rss4sss8vvv0*6,qqr7rss4vvv0*3,
  vvv0*2,rssasssdrsscvvv1vvv0*4,ttt9sttevvv0*6,rssauuu5vvv0*3,
  vvv0*7,uvv0vvv0*6,uvv0*2,vvv0*6,uvv0
countdown-minutes 358x113
~ WwRR k9wt rfCd NWWp AIyD xE1A 2_Hq Ww5v bW5v 2_Hq WZaW VQ0a 2_Hq NS8m _dhs
  rss9rrscqrrarrsbrss7rsscrrs9tuu2uvv0*15,
  uvv0*23,
  spobrpnfsrq9srqcrpnerpofsqpdsqocuuu0uvv0*14,
  uvv0*23,
  vvv0*2,vuu1sqo8uts3vvv0*5,usr4sqo8vvv0*6,uts6uts3vvv0*3,
  vvv0*2,vuu1sqo8uts3vvv0*5,usr4sqo9vvv0*6,trp6tsr3vvv0*3,
  vvv0*2,rssasssdrsscvvv1vvv0*4,ttt9sttevvv0*6,rssauuu5vvv0*3,
  vvv0*7,uvv0vvv0*14,uvv0
countdown-over 358x50
~ WwRR k9wt fqTm NWWp AavL
  rss9rrscqrrarrsbsss7rss9uvv0*17,
  uvv0*23,
  mnojopqgnoompqqcoppiqqrbpqqepqqjoppiqrr8opqhoppiuvv0*11,
  uvv0*23,
two-clocks 358x71
~ WwRR k9wt lT3r rk_K dD1M 9_-- t_2U
  rrsarss6rrsbrssauvv0*19,
  uvv0*7,uuu1uvv0*5,uuu1uvv0*9,
  oppgqqrgopplqrrdoppkoppeqrr9oppropphpqqcpqqhoppenopjstt9uvv0*9,
  qrrcrssb*2,stt6rssbsss9qrrcrss8sss7uvv0*14,
  stt3tuu3tuu2stt5ttt3sst2tuu2tuu1uuu1uvv0*14,
buttons 358x231
~ WwRR k9wt RDiC F_Hb hTSx 3tyz ekLI 54T7 IVhH _x3D lihB
  rrrcqrrarss9uvv0*20,
  mpp2jnn0*8,koo1uuu0usn0vrl0*8,vsn0uuu0uvv0
  1ac14ce76df76df86df9*2,6df85df66df719c0pqq7vm50sk56rj46rj47rj48rj47rj48rj45sj45vm50uus1uvv0
  2ac14ce55ce63bd54ce75ce94ce74ce95ce719c0qrq6vm60tk54sk55tl54sk56sk57tk56sk57tk56vm50uus1uvv0
  prr1npq0*8,oqr1uvv0utq0uso0*8,utq0uvv0*2,
  ttt3tuu0*8,tuu1tuu3rtu0*10,uuu0uvv0
  tuu3opqdmnnfoppenoohmnolmoohnoohmooguvv0tuu6rtu0lpqakopclpqckopfkopgkopfkopelopcrtu0uuu0uvv0
  tuu2tuu0*8,tuu1uuu1tuu0suu0*9,uuu0uvv0
  uvv0*10,vvv0*10,uvv0*3,
  rss6mppenpqcmppcmppllopgnpqfmppestt5vvv0*2,nppgmoogpqrenopmnopenppknppgqrsdvvv0uvv0*3,
  uvv0*10,vvv0*10,uvv0*3,
  uuu0*10,uvv0*13,
  tuu0rss4qrr4qrr6rss6qrr5*2,rss2rss3tuu0uuu0uvv0*12,
  tuu0pqq8oppaqrr8oppboppfoppboppeoppctuu0uuu0uvv0*12,
  tuu0*10,uuu0uvv0*12,
buttons-sizes 358x131
~ WwRR k9wt 2Vyb F_Hb 1Hyo hTSx Cwhm
  rrrcqrrarss9*2,rss7uvv0*18,
  oqr1lop0*10,stt1uvv0*11,
  1ac11ac01ac1*3,2ac219c01ac119c0*3,gkl5uvv0*11,
  19c04ce49fhc*2,7ega9fhjaghd9fhh9fhe8fge19c0gkl5uvv0*11,
  agh36df0*10,mop4uvv0*11,
  loo2hlm0*8,jmn1uuu0pqr1npq0*7,oqr1uvv0*3,
  1ac05ce87ef96df96dfb7egc7efa6df97ef819c0nqqa19c06dfa6df95ce66dfd6dfa5de85de72ac1rss5uvv0*2,
  2ac23bd44ce43bd44bd54bd73bd53bd64bd519c0prr83bd24bd44ce43bd43bd74bd63bd73bd53bd2stt4uvv0*2,
  dij519c0*8,7eg5uvv0*13,
buttons-waiting 358x202
~ WwRR k9wt 1MHR F_Hb 0-Aw QtiL OC83 r-RH m4bS uHox IgJs 75UM MV_h ZGMq _2Ea KbSd
  rrrcqrrarss9rssaqrrfrrs8uvv0*17,
  oqr1lop0*10,stt1utr0vsn0*8,utr0uvv0
  1ac15ce63bd36df74cd54ce65ce75ce44ce53bd319c0gkl5voc1tk54ul51pi49ul53rj47sk46sk57ul52voc1uvv0
  1ac15ce63bd35cea6df94ce85cea6dfb6df94ce72ac2gkl5voc1tk54ul51mg35ul52rj47sj49rj47tl55voc1uvv0
  oqq1lop0*10,stt1utr0vsn0*8,utr0uvv0
  uuu0*5,uvv0*3,uuu0tuu0*6,uuu0uvv0*7,
  tuu0rss3stt2*2,tuu0uvv0*3,uuu0tuu0nopeoppdnppdpqq9tuu0uuu0uvv0*7,
  tuu0qrr7opq9pqr8tuu0uvv0*3,uuu0tuu0*6,uuu0uvv0*7,
  uuu0*5,tuu3pqqhqrrcpqqeqrreqrrdqqrcrssaqrrfrrscqrrapqqcqrrbtuu1uvv0*4,
  uvv0*11,tuu1uvv0*3,uuu0*2,uvv0*6,
  ttt3tuu0*7,ttt1tuu0ttt1*2,tuu0*10,stt8
  tuu3uvv0*7,mnojnppgmnnkmooknoohnoogstt5uvv0*7,sst8
  stt4ttt0*21,stt8
chips 358x129
~ WwRR k9wt cVYL F_Hb Z2-P 8a-E kV8I Drxe iF__ 7oS8 eBIQ nqek cJUT LG17 WC1t iR9f dVqj uW6i LQiA DD3h
~ 4MvQ j7Tx Mupr 94O9 avtR
  qrrarssauvv0*21,
  uuu0*7,vut0*4,uut0uuu0tuu0*5,uuu0uvv0*4,
  rss4pqq8oppcoppgoqqctuu1vus0rojcsqlaspkerpkfuso8uuu0nqo7nqp9mqoelpnhmqoctut0uvv0*4,
  uuu0*7,vut0*4,uut0uuu0tuu0*5,uuu0uvv0*4,
  pss3nqr7nqranqqdnqr9suu1vut0spm8tqo7tpnaspmburp5uuu0tpp5tpp7topbtoodtpp8uuu0uvv0*4,
  stu1rtt2rtt3qst4rtt4tuu0uut0usq2usr2usr3*2,uts2uuu0uss2uss1uss3urr4uss3uuu0uvv0*4,
  uuu1tuu3tuu2uuu2vvv0uvv0*18,
  ttt4qrr8qqrfoppkpqqguvv1uvv0*17,
  vvv0*5,uvv0*18,
amounts 358x133
~ WwRR k9wt inhm F_Hb UgfV F6se jR8M F6se ylA- F6se mXUh F6se 9lwU F6se
  rssarrrarssbuuu1uvv0*19,
  uvv0tuu1stt1uvv0*4,tuu1stt1*2,tuu1ttt0stt1uuu0uvv0*9,
  oppakllfikkhpqqfoppfuuu0nopaklmc*2,klmekmmelnnbjklhmnohpqqdrss9uvv0*7,
  uvv0*11,tuu2uvv0*11,
  pqq6mnncopq8lmnd*2,lnndmnnd*2,mnocpqq8stt5stt4uuu0uvv0*10,
  ttt4opp9nooanop9npp9opp9*3,opp8opq4qrraqrrbuvv0*11,
  uvv0stt1*5,ttu0stt1*2,uuu0uvv0*3,tuu1stt1stt0stt1uvv0*6,
  oppaklmgijkjjkligiilgijllnnfhjjlhijlmoofpqqdrss8sss2klmcklmdmnndklmdqrrcoppestt5uvv0*3,
  uvv0*14,stt4uuu1uvv0*7,
progress 358x95
~ WwRR k9wt tLeW NWWp NCaj ddXO Akjo ddXO 6kKH ddXO Akjo yh1l
  rrrcqrrarrs8uuu1uvv0*19,
  tuu0*23,
  stt0*14,tuu0*9,
  imm1hlm0*13,prr2ttt0*7,ttu0
  glm1gkl0*21,imm4
  lop0loo0*13,qrs1stt0*8,
layouts 358x360
~ WwRR k9wt TRtt rk_K ZV_c CGVF _Kyu zhqR uqpY Qsbw U57F t53n Qsbw Ajd5 OkmE D8b3 lEJV U57F t53n kitc
~ Ajd5 OkmE DW8N rk_K U57F xY5w rk_K Ajd5 MK5r T0WU zuIE aT1A iWaK Qns_ Fkp- aT1A iWaK yDMu Fkp- aT1A
~ iWaK JcvZ
  qrrdrss9stt5uvv0*20,
  tuu0uvv0uuu0uvv0*20,
  klmljllilmmkqqr9uvv0*15,qrrbpqqeqrrdrssc
  uvv0*23,
  qrrd*2,uvv0*14,uuu0oppgpqqiopqgqqrdoppgnoog
  uvv0*23,
  qrrdpqqduvv0*14,uuu1oppgpqqiopqgqqrdoppgnoog
  uvv0*23,
  uvv0*23,
  qrrd*2,uvv0*14,uuu0oppgpqqiopqgqqrdoppgnoog
  uuu0*23,
  stt4stt5uvv0*14,uuu0rss8sss9stt4stt6sss7rss5
  sst8rss8uvv0*14,uuu0rrs7rss9qrrcsss6rrr9qqra
  uvv0*23,
  rss8rss7uvv0*9,ttt3stt7sst6uvv0*9,
  rss6sst7uuu1uvv0stt2tuu1uuu1uvv0*4,ttt1rss7stt5uuu0tuu0ttt2*2,uvv0*5,
  oppdpqqcmooiqrrboppfnopfrss5uvv0*4,ttt2oppfoppdnoohqrr8oppinoofuuu0uvv0*4,
  uvv0*23,
  noofqsr5orqdorqenrpbstt4uvv0*17,
  rss6tts1tut3ttt3tut2uuu0*18,
  ppq9ssr4rpodrpndromctts4uuu0*17,
  oppetrr5sppdsopesopcutt4uvv0*17,
  rss2utt0utt3*3,uuu1uvv0*17,
tabs 358x71
~ WwRR k9wt DhQk rk_K Eb-R _W20 oivA 0OF9 M9h7 ZqUo qlWV U5VZ d42r UoOP
  qrrcstt5uvv0*21,
  uvv0*23,
  stt4rss8uuu1ttt5qrr9rss6sss8rss6ttt4uvv0sst3rss6rss8stt4ttu3uvv0stt5stt4sst6sst4ttt2uuu0pqrb
  ttt2rrr9uuu1stt4rrrcqrr9qrrcpqqbsss5uuu0ttt3rss8rrs8rss7stt4uvv0sss6rss8*2,sst5ttt3uuu1qrr3
  uuu0*3,qrr0*6,rss0uuu0*13,
copy 358x69
~ WwRR k9wt 69ed rk_K meT- QfM1 seQK 8wy6
  qrr9sss8uvv0*21,
  oqr1lop0*9,qss1uvv0*12,
  1ac15de7*2,4ce5*2,5ce74ce55ce74ce53bd39fh5uvv0*12,
  1ac15ce86df8*2,5dea5de76dfc6df95de73bd79fh5uvv0*12,
  agi519c0*9,ilm5uvv0*12,
accordion 358x313
~ WwRR k9wt MuUe rk_K LSi8 rk_K hA14 Avlo 6SKs 7WcP -90X uzNt UKkT 6SKs 7WcP
  rrs9rss9qrrcstt6uvv0*19,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0tuu3vvv0vvv2vvv0*18,vvv2
  vvv0ppqhnookppqhuuu3vvv0*15,vvv3vvv0vvv2
  vvv0*22,vvv2
  vvv0qqrioppiqrrerssaqqrgrrscpqqgqrrerrseqrrerrrerrrbqrrfqrrgrssbrrsiqrrbuuu5vvv0*3,vvv2
  vvv0sst7stt6stt9sss9ttt8rrsesst9ttt8rsscstt7sss7uuu4sst7sss8sttbsss8sss9ttt6sttattt8vvv0vvv2
  vvv0ttt6tuu4uuu6uuu4uuu3uuu4*2,uuu3uuu5uuu4*2,vvv3uuu4ttt6uuu5tuu5tuu4uuv4tuu6uuu3vvv0vvv2
  vvv0qrre*2,rrrfqrrgqrrerssarrsdrrsfqrrhsssbqrrfrrrbqqrgpqqirssbqrrjqrrdrrsdsss8vvv0*2,vvv2
  vvv0rrrerssdsstarssasttasss9rrsbttt8rssdrsscttt8sst9rssdsss9ttu9rss9ttt9vvv0*4,vvv2
  vvv0uvv3uuu3uuu4*2,uvv3uuu5uuu3uuu4uuu6uuu3vvv2uuu4uuu3*2,uuu5uuu4*2,vvv1vvv0vvv1vvv0vvv2
  vvv0rrsdpqqgqrreqrrdrrsdssscqrrettt7qqrerrscsssdrrrcrrrfsssbqrrgrss9rrscqrrgrssasssfvvv0vvv2
  vvv0qqrfrrrfrssbrrresss8qrrhrsscrrrdqrrcqqrfqrrersscrrsfqrrcqrrdttt8vvv0*5,vvv2
  vvv0*9,uuu3vvv0*12,vvv2
  vvv0*22,vvv2
  vvv0rssasss9sss8ttt8stt5ttt5sss7ttt5ttt6rsserss9vvv0*8,vvv1vvv0vvv2
  vvv0rrrarssbsstdqrreqrrdrrrarss9sstasss8rrrdrssavvv0*8,vvv2vvv0vvv2
  vvv0*22,vvv2
  uvv0vvv0*21,uuu0
skeletons 358x225
~ WwRR k9wt r0pl NWWp iOkF oNgQ 3hNC
  qrrbqrrarrsattt3uvv0*19,
  tuu0*9,uvv0*14,
  ttt0stt0*7,ttt0uvv0*14,
  stt0*22,ttt0
  rss0*23,
  rss0*23,
  uuu0tuu0*21,uuu0
  stt0rss0*21,ttt1
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  stt0rss0*21,ttt1
  uvv0*23,
